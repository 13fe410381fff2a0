import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormMistakes } from "~/ui/form-mistakes";
import { TextField } from "~/ui/text-field";
import type { ProfileAnswer } from "./profile-answer";
import type { Visibility } from "./profile-choices";
import { namesSchema, switzerlandSchema } from "./profile.schema";
import type { Names, SwitzerlandSince } from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { useUnsavedChanges } from "./unsaved-changes";
import { VisibilitySelect } from "./visibility-select";

const t = translator("profile", words);

export type PersonalInfoPageProps = {
  names: Names;
  switzerland: SwitzerlandSince;
  answer: ProfileAnswer | null;
};

export function PersonalInfoPage({ names, switzerland, answer }: PersonalInfoPageProps) {
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : null);
  return (
    <>
      <NamesForm key={JSON.stringify(names)} names={names} answer={answerTo("names")} />
      <SwitzerlandForm
        key={JSON.stringify(switzerland)}
        {...switzerland}
        answer={answerTo("switzerland")}
      />
    </>
  );
}

function NamesForm({ names, answer }: { names: Names; answer: ProfileAnswer | null }) {
  const isSubmitting = useNavigation().formData?.get("intent") === "names";
  const [sendings, setSendings] = useState(0);
  const noteChange = useUnsavedChanges(answer);
  const [form, fields] = useForm<Names>({
    id: "names",
    lastResult: answer?.isDone ? null : answer?.lastResult,
    defaultValue: names,
    onValidate: ({ formData }) => parseForm(namesSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _firstKey, ...firstName } = getInputProps(fields.firstName, { type: "text" });
  const { key: _lastKey, ...lastName } = getInputProps(fields.lastName, { type: "text" });
  return (
    <section className={styles.section} aria-labelledby="names-title">
      <h2 id="names-title" className={styles.heading}>
        {t("personal.names")}
      </h2>
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.firstName, fields.lastName]}
      />
      <SaveMessage
        failure={answer?.failure ?? null}
        done={answer?.isDone && t("personal.namesSaved")}
      />
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
        <input type="hidden" name="intent" value="names" />
        <div className={styles.pair}>
          <TextField
            {...firstName}
            required
            label={t("personal.firstName")}
            error={fields.firstName.errors?.[0]}
            autoComplete="given-name"
          />
          <TextField
            {...lastName}
            required
            label={t("personal.lastName")}
            error={fields.lastName.errors?.[0]}
            autoComplete="family-name"
          />
        </div>
        <p className={styles.note}>{t("personal.namesHint")}</p>
        <div className={styles.actions}>
          <Button type="submit" isLoading={isSubmitting}>
            {t("personal.saveNames")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

type SwitzerlandFormProps = {
  since: string;
  visibility: Visibility;
  answer: ProfileAnswer | null;
};

function SwitzerlandForm({ since, visibility, answer }: SwitzerlandFormProps) {
  const isSubmitting = useNavigation().formData?.get("intent") === "switzerland";
  const [sendings, setSendings] = useState(0);
  const noteChange = useUnsavedChanges(answer);
  const [form, fields] = useForm<SwitzerlandSince>({
    id: "switzerland",
    lastResult: answer?.isDone ? null : answer?.lastResult,
    defaultValue: { since, visibility },
    onValidate: ({ formData }) => parseForm(switzerlandSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _sinceKey, ...month } = getInputProps(fields.since, { type: "month" });
  return (
    <section className={styles.section} aria-labelledby="switzerland-title">
      <h2 id="switzerland-title" className={styles.heading}>
        {t("personal.switzerland")}
      </h2>
      <FormMistakes key={sendings} title={t("errors.summary")} fields={[fields.since]} />
      <SaveMessage
        failure={answer?.failure ?? null}
        done={answer?.isDone && t("personal.sinceSaved")}
      />
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
        <input type="hidden" name="intent" value="switzerland" />
        <div className={styles.shown}>
          <TextField
            {...month}
            label={t("personal.since")}
            hint={t("personal.sinceHint")}
            error={fields.since.errors?.[0]}
            min="1940-01"
          />
          <VisibilitySelect name="visibility" what={t("personal.sinceField")} chosen={visibility} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" isLoading={isSubmitting}>
            {t("personal.saveSince")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
