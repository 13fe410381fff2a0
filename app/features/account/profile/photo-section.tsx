import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { useState, type FormEvent, useEffect, useRef } from "react";
import { fieldErrors } from "~/i18n/pt-BR/field-errors";
import { profile } from "~/i18n/pt-BR/account/profile";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Avatar } from "~/ui/media/avatar";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import { Select } from "~/ui/form/select";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { ProfileAnswer } from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { crops, PHOTO_MAX_BYTES } from "../../../../contract/account/profile.ts";

const t = translator("profile", profile);

export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";

type PhotoCrop = (typeof crops)[number];
type PhotoShape = "wide" | "tall" | "square";
type ChosenPhoto = { drawn: ImageBitmap; shape: PhotoShape };

const SHARE = { start: 0, center: 0.5, end: 1 } as const;
const SIDE_PIXELS = 256;

function useChosenPhoto(file: File | null): ChosenPhoto | null {
  const [chosen, setChosen] = useState<{ of: File; photo: ChosenPhoto } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isOld = false;
    createImageBitmap(file).then(
      (drawn) => {
        const shape =
          drawn.width === drawn.height ? "square" : drawn.width > drawn.height ? "wide" : "tall";
        if (!isOld) setChosen({ of: file, photo: { drawn, shape } });
      },
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [file]);
  return chosen?.of === file ? (chosen?.photo ?? null) : null;
}

export function squareOf({ width, height }: { width: number; height: number }, crop: PhotoCrop) {
  const side = Math.min(width, height);
  return { side, left: (width - side) * SHARE[crop], top: (height - side) * SHARE[crop] };
}

/** Nothing is uploaded before the form is sent. */
function PhotoPreview({ photo, crop }: { photo: ChosenPhoto; crop: PhotoCrop }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { side, left, top } = squareOf(photo.drawn, crop);
    canvas.current
      ?.getContext("2d")
      ?.drawImage(photo.drawn, left, top, side, side, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
  }, [photo, crop]);
  return (
    <figure className={`${styles.preview} ${layout.stack} ${layout.tight}`}>
      <canvas
        ref={canvas}
        width={SIDE_PIXELS}
        height={SIDE_PIXELS}
        role="img"
        aria-label={t("photo.preview")}
      />
      <figcaption className={`${text.small} ${text.faint}`}>{t("photo.preview")}</figcaption>
    </figure>
  );
}

const cropNamed = (name: string): PhotoCrop => crops.find((crop) => crop === name) ?? "center";

type PhotoSectionProps = { name: string; picture: string | null; answer: ProfileAnswer | null };

export function PhotoSection({ name, picture, answer }: PhotoSectionProps) {
  const isBusy = useSending();
  const isSaving = useSending("photo");
  const isRemoving = useSending("remove-photo");
  const mine = answer?.intent === "photo" || answer?.intent === "remove-photo" ? answer : null;
  const done = t(mine?.intent === "photo" ? "photo.saved" : "photo.removed");
  const refusal = mine?.lastResult?.error?.["photo"]?.[0];
  const [isShrinking, setShrinking] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState<PhotoCrop>("center");
  const chosen = useChosenPhoto(mine?.isDone && !isBusy ? null : file);

  /** Phone photos may exceed the upload limit, so they are shrunk first. */
  function shrinkFirst(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const input = form.elements.namedItem("photo") as HTMLInputElement;
    const photo = input.files?.[0];
    setTooLarge(false);
    if (!photo || photo.size <= PHOTO_MAX_BYTES) return;
    event.preventDefault();
    if (isShrinking) return;
    setShrinking(true);
    void replaceBySmaller(input, photo).then((isSmall) => {
      setShrinking(false);
      if (isSmall) form.requestSubmit();
      else setTooLarge(true);
    });
  }

  const shape = chosen?.shape ?? "any";
  return (
    <TitledSection titleId="photo" title={t("photo.title")}>
      <SaveMessage answer={mine} done={done} />
      <div className={styles.photo}>
        <Avatar name={name} picture={picture} size="xl" />
        <div className={styles.photoForms}>
          <Form
            method="post"
            encType="multipart/form-data"
            className={styles.group}
            onSubmit={shrinkFirst}
          >
            <input type="hidden" name="intent" value="photo" />
            <FileField
              words={ui.file}
              id="photo-file"
              name="photo"
              label={t("photo.label")}
              hint={t("photo.hint")}
              accept={PHOTO_TYPES}
              required
              onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
              error={isTooLarge ? fieldErrors.avatar.too_large : refusal}
            />
            {chosen && <PhotoPreview photo={chosen} crop={crop} />}
            {shape !== "square" && (
              <Select
                id="photo-crop"
                name="crop"
                label={t("photo.crop")}
                value={crop}
                onChange={(event) => setCrop(cropNamed(event.currentTarget.value))}
                options={crops.map((value) => ({
                  value,
                  label: t(`photo.crops.${shape}.${value}`),
                }))}
              />
            )}
            <div className={layout.cluster}>
              <Button
                type="submit"
                variant={file ? "fill" : "outline"}
                isLoading={isShrinking || isSaving}
              >
                {t("photo.save")}
              </Button>
            </div>
          </Form>
          {picture ? (
            <Form method="post">
              <input type="hidden" name="intent" value="remove-photo" />
              <Button type="submit" variant="outline" isLoading={isRemoving}>
                {t("photo.remove")}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </TitledSection>
  );
}

async function replaceBySmaller(input: HTMLInputElement, photo: File): Promise<boolean> {
  const smaller = await import("./shrink-photo").then(
    ({ shrinkPhoto }) => shrinkPhoto(photo),
    () => null,
  );
  if (!smaller) return false;
  const files = new DataTransfer();
  files.items.add(smaller);
  input.files = files.files;
  return true;
}
