import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FieldNotes } from "~/ui/field";
import { FormMistakes } from "~/ui/form-mistakes";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { OwnProfile } from "./own-profile.server";
import { PhotoSection } from "./photo-section";
import type { ProfileAnswer } from "./profile-answer";
import { LANGUAGES, type HideableField } from "./profile-choices";
import { BIO_MAX_LENGTH, editProfileSchema, MAX_LINKS, type EditProfile } from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { useUnsavedChanges } from "./unsaved-changes";
import { VisibilitySelect } from "./visibility-select";

const t = translator("profile", words);

type Fields = {
  displayName: string;
  city: string;
  canton: string;
  profession: string;
  bio: string;
  skills: string;
  interests: string;
  links: string[];
};

export type EditProfilePageProps = {
  profile: OwnProfile;
  fullName: string;
  cantons: { id: number; name: string }[];
  answer: ProfileAnswer | null;
};

export function EditProfilePage({ profile, fullName, cantons, answer }: EditProfilePageProps) {
  return (
    <>
      <PhotoSection
        name={profile.displayName || fullName}
        picture={profile.avatar}
        answer={answer}
      />
      <ProfileForm
        key={JSON.stringify(profile)}
        profile={profile}
        cantons={cantons}
        answer={answer?.intent === "profile" ? answer : null}
      />
    </>
  );
}

type ProfileFormProps = Omit<EditProfilePageProps, "fullName">;

function ProfileForm({ profile, cantons, answer }: ProfileFormProps) {
  const isSubmitting = useNavigation().formData?.get("intent") === "profile";
  const [sendings, setSendings] = useState(0);
  const noteChange = useUnsavedChanges(answer);
  const [form, fields] = useForm<Fields, EditProfile>({
    id: "profile",
    lastResult: answer?.isDone ? null : answer?.lastResult,
    defaultValue: {
      ...profile,
      canton: String(profile.cantonId ?? ""),
      skills: profile.skills.join(", "),
      interests: profile.interests.join(", "),
      links: Array.from({ length: MAX_LINKS }, (_, at) => profile.links[at] ?? ""),
    },
    onValidate: ({ formData }) => parseForm(editProfileSchema, formData),
    shouldRevalidate: "onInput",
  });
  const links = fields.links.getFieldList();
  const visibility = (field: HideableField, what: string) => (
    <VisibilitySelect name={`visibility.${field}`} what={what} chosen={profile.visibility[field]} />
  );
  const { key: _nameKey, ...displayName } = getInputProps(fields.displayName, { type: "text" });
  const { key: _cityKey, ...city } = getInputProps(fields.city, { type: "text" });
  const { key: _workKey, ...profession } = getInputProps(fields.profession, { type: "text" });
  const { key: _bioKey, ...bio } = getTextareaProps(fields.bio);
  const { key: _skillsKey, ...skills } = getInputProps(fields.skills, { type: "text" });
  const { key: _interestsKey, ...interests } = getInputProps(fields.interests, { type: "text" });
  return (
    <Form
      method="post"
      className={styles.form}
      {...getFormProps(form)}
      onChange={noteChange}
      onSubmit={(event) => {
        form.onSubmit(event);
        setSendings(sendings + 1);
      }}
    >
      <input type="hidden" name="intent" value="profile" />
      <section className={styles.section} aria-labelledby="shown">
        <h2 id="shown" className={styles.heading}>
          {t("edit.title")}
        </h2>
        <FormMistakes
          key={sendings}
          title={t("errors.summary")}
          fields={[...Object.values(fields), ...links]}
        />
        <SaveMessage failure={answer?.failure ?? null} done={answer?.isDone && t("edit.saved")} />
        <p className={styles.note}>{t("visibility.note")}</p>
        <div className={styles.shown}>
          <TextField
            {...displayName}
            label={t("edit.displayName")}
            hint={t("edit.displayNameHint")}
            error={fields.displayName.errors?.[0]}
            autoComplete="nickname"
            maxLength={80}
          />
        </div>
        <div className={styles.shown}>
          <div>
            <p className={styles.legend}>{t("photo.title")}</p>
            <p className={styles.note}>{t("edit.photoHint")}</p>
          </div>
          {visibility("avatar", t("photo.title"))}
        </div>
        <div className={styles.shown}>
          <div className={styles.pair}>
            <TextField
              {...city}
              label={t("edit.city")}
              error={fields.city.errors?.[0]}
              autoComplete="address-level2"
            />
            <Select
              id={fields.canton.id}
              name={fields.canton.name}
              defaultValue={fields.canton.initialValue}
              label={t("edit.canton")}
              error={fields.canton.errors?.[0]}
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
            {...profession}
            label={t("edit.profession")}
            error={fields.profession.errors?.[0]}
            autoComplete="organization-title"
          />
          {visibility("profession", t("edit.profession"))}
        </div>
        <div className={styles.shown}>
          <TextArea
            {...bio}
            label={t("edit.bio")}
            hint={t("edit.bioHint")}
            error={fields.bio.errors?.[0]}
            rows={5}
            maxLength={BIO_MAX_LENGTH}
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
          <TextField
            {...skills}
            label={t("edit.skills")}
            hint={t("edit.listHint")}
            error={fields.skills.errors?.[0]}
          />
          {visibility("skills", t("edit.skillsShort"))}
        </div>
        <div className={styles.shown}>
          <TextField
            {...interests}
            label={t("edit.interests")}
            hint={t("edit.listHint")}
            error={fields.interests.errors?.[0]}
          />
          {visibility("interests", t("edit.interests"))}
        </div>
        <div className={styles.shown}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t("edit.links")}</legend>
            {links.map((link, at) => (
              <TextField
                key={link.key}
                id={link.id}
                name={link.name}
                defaultValue={link.initialValue}
                label={t("edit.link", { number: at + 1 })}
                error={link.errors?.[0]}
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
        <div className={styles.actions}>
          <Button type="submit" isLoading={isSubmitting}>
            {t("edit.save")}
          </Button>
        </div>
      </section>
    </Form>
  );
}
