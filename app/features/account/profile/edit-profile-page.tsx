import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { EditConflict, SeenVersion } from "~/forms/edit-conflict";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { to } from "~/i18n/paths";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldNotes } from "~/ui/form/field";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { OwnProfile } from "./own-profile.server";
import { PhotoSection } from "./photo-section";
import {
  BIO_MAX_LENGTH,
  DISPLAY_NAME_MAX_LENGTH,
  LANGUAGES,
  SHORT_FACT_MAX_LENGTH,
  type HideableField,
} from "../../../../contract/account/profile.ts";
import {
  editProfileSchema,
  LIST_ITEM_MAX_LENGTH,
  LIST_MAX_ITEMS,
  MAX_LINKS,
  type ProfileAnswer,
} from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { VisibilitySelect } from "./visibility-select";

const t = translator("profile", words);
const listHint = t("edit.listHint", { items: LIST_MAX_ITEMS, max: LIST_ITEM_MAX_LENGTH });

export type EditProfilePageProps = {
  profile: OwnProfile;
  fullName: string;
  cantons: { id: number; name: string }[];
  answer: ProfileAnswer | null;
};

export function EditProfilePage({ profile, fullName, cantons, answer }: EditProfilePageProps) {
  // A data reload must not overwrite the member's input.
  const [initial, setInitial] = useState({ profile, answer });
  const isSaved = answer?.isDone === true && answer.intent === "profile";
  // The answer arrives before the reloaded data.
  const isLoaded = useNavigation().state === "idle" && profile !== initial.profile;
  if (isSaved && isLoaded && answer !== initial.answer) setInitial({ profile, answer });
  return (
    <>
      <PhotoSection
        name={profile.displayName || fullName}
        picture={profile.avatar}
        answer={answer}
      />
      {answer?.failure?.code === "conflict" && (
        <EditConflict saved={answer.saved ?? null} intent="profile" />
      )}
      <ProfileForm
        key={initial.profile.version}
        profile={initial.profile}
        cantons={cantons}
        answer={answer}
      />
    </>
  );
}

type ProfileFormProps = Omit<EditProfilePageProps, "fullName">;

function ProfileForm({ profile, cantons, answer }: ProfileFormProps) {
  const form = useForm(editProfileSchema, {
    id: "profile",
    intent: "profile",
    answer,
    defaults: {
      displayName: profile.displayName,
      city: profile.city,
      canton: String(profile.cantonId ?? ""),
      profession: profile.profession,
      bio: profile.bio,
      skills: profile.skills.join(", "),
      interests: profile.interests.join(", "),
      links: Array.from({ length: MAX_LINKS }, (_, at) => profile.links[at] ?? ""),
    },
    isGuarded: true,
  });
  const visibility = (field: HideableField, what: string) => (
    <VisibilitySelect name={`visibility.${field}`} what={what} chosen={profile.visibility[field]} />
  );
  return (
    <FormFrame form={form} className={`${layout.stack} ${layout.wide}`}>
      <TitledSection titleId="shown" title={t("edit.title")}>
        <FormErrors title={t("errors.summary")} form={form} />
        {form.answer?.failure?.code !== "conflict" && (
          <SaveMessage answer={form.answer} done={t("edit.saved")} />
        )}
        <SeenVersion version={profile.version} answer={form.answer} />
        <p className={`${text.small} ${text.faint}`}>{t("visibility.start")}</p>
        <p className={`${text.small} ${text.faint}`}>{t("visibility.note")}</p>
        <p className={`${text.small} ${text.faint}`}>
          {t("visibility.receipts")}{" "}
          <PageLink to={to("/app/chat?receipts#receipts")}>{t("visibility.receiptsLink")}</PageLink>
        </p>
        <div className={styles.shown}>
          <TextField
            {...form.field("displayName")}
            label={t("edit.displayName")}
            hint={t("edit.displayNameHint")}
            autoComplete="nickname"
            limit={DISPLAY_NAME_MAX_LENGTH}
          />
        </div>
        <div className={styles.shown}>
          <div>
            <p className={styles.legend}>{t("photo.title")}</p>
            <p className={`${text.small} ${text.faint}`}>{t("edit.photoHint")}</p>
          </div>
          {visibility("avatar", t("photo.title"))}
        </div>
        <div className={styles.shown}>
          <div className={styles.pair}>
            <TextField
              {...form.field("city")}
              label={t("edit.city")}
              autoComplete="address-level2"
              limit={SHORT_FACT_MAX_LENGTH}
            />
            <Select
              {...form.field("canton")}
              label={t("edit.canton")}
              options={[
                { value: "", label: t("edit.noCanton") },
                ...cantons.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </div>
          {visibility("place", t("edit.place"))}
        </div>
        <div className={styles.shown}>
          <TextField
            {...form.field("profession")}
            label={t("edit.profession")}
            autoComplete="organization-title"
            limit={SHORT_FACT_MAX_LENGTH}
          />
          {visibility("profession", t("edit.profession"))}
        </div>
        <div className={styles.shown}>
          <TextArea
            {...form.field("bio")}
            label={t("edit.bio")}
            hint={t("edit.bioHint", { max: BIO_MAX_LENGTH })}
            rows={5}
            limit={BIO_MAX_LENGTH}
          />
          {visibility("bio", t("edit.bio"))}
        </div>
        <div className={styles.shown}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t("edit.spokenLanguages")}</legend>
            <div className={styles.ticks}>
              {LANGUAGES.map((code) => (
                <Checkbox
                  key={code}
                  name="spokenLanguages"
                  value={code}
                  defaultChecked={profile.spokenLanguages.includes(code)}
                  label={t(`languages.${code}`)}
                />
              ))}
            </div>
          </fieldset>
          {visibility("spokenLanguages", t("show.spokenLanguages"))}
        </div>
        <div className={styles.shown}>
          <TextField {...form.field("skills")} label={t("edit.skills")} hint={listHint} />
          {visibility("skills", t("edit.skillsShort"))}
        </div>
        <div className={styles.shown}>
          <TextField {...form.field("interests")} label={t("edit.interests")} hint={listHint} />
          {visibility("interests", t("edit.interests"))}
        </div>
        <div className={styles.shown}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t("edit.links")}</legend>
            {Array.from({ length: MAX_LINKS }, (_, at) => (
              <TextField
                key={at}
                {...form.field(`links[${at}]`)}
                label={t("edit.link", { number: at + 1 })}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
              />
            ))}
            <FieldNotes id="profile-links" hint={t("edit.linksHint")} />
          </fieldset>
          {visibility("links", t("edit.links"))}
        </div>
        <Checkbox
          name="isInDirectory"
          defaultChecked={profile.isInDirectory}
          label={t("edit.directory")}
          hint={t("edit.directoryHint")}
        />
        <Checkbox
          name="isVolunteer"
          defaultChecked={profile.isVolunteer}
          label={t("edit.volunteer")}
          hint={t("edit.volunteerHint")}
        />
        <div className={layout.cluster}>
          <Button type="submit" isLoading={form.isBusy}>
            {t("edit.save")}
          </Button>
        </div>
      </TitledSection>
    </FormFrame>
  );
}
