import { Form, useNavigation } from "@remix-run/react";
import { profile } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/file-field";
import type { ProfileAnswer } from "./profile-answer";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";

const t = translator("profile", profile);

export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";

type PhotoSectionProps = { name: string; picture: string | null; answer: ProfileAnswer | null };

export function PhotoSection({ name, picture, answer }: PhotoSectionProps) {
  const sent = useNavigation().formData?.get("intent");
  const mine = answer?.intent === "photo" || answer?.intent === "remove-photo" ? answer : null;
  const done = mine?.isDone && t(mine.intent === "photo" ? "photo.saved" : "photo.removed");
  return (
    <section className={styles.section} aria-labelledby="photo">
      <h2 id="photo" className={styles.heading}>
        {t("photo.title")}
      </h2>
      <SaveMessage failure={mine?.failure ?? null} done={done} />
      <div className={styles.photo}>
        <Avatar name={name} picture={picture} size="xl" />
        <div className={styles.photoForms}>
          <Form method="post" encType="multipart/form-data" className={styles.group}>
            <input type="hidden" name="intent" value="photo" />
            <FileField
              id="photo-file"
              name="photo"
              label={t("photo.label")}
              hint={t("photo.hint")}
              accept={PHOTO_TYPES}
              required
              error={mine?.lastResult?.error?.["photo"]?.[0]}
            />
            <div className={styles.actions}>
              <Button type="submit" isLoading={sent === "photo"}>
                {t("photo.save")}
              </Button>
            </div>
          </Form>
          {picture ? (
            <Form method="post">
              <input type="hidden" name="intent" value="remove-photo" />
              <Button type="submit" variant="outline" isLoading={sent === "remove-photo"}>
                {t("photo.remove")}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </section>
  );
}
