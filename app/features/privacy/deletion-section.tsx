import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { formatFullDate } from "~/i18n/format";
import { ownData } from "~/i18n/pt-BR/own-data";
import { translator } from "~/i18n/translator";
import type { Deletion } from "~/service/privacy-api.server";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { OwnDataOutcome } from "./own-data-outcome";
import { deletionSchema, type DeletionForm } from "./own-data.schema";
import type { OwnDataAnswer } from "./own-data-answer";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

type DeletionSectionProps = { deletion: Deletion | null; answer: OwnDataAnswer | null };

export function DeletionSection({ deletion, answer }: DeletionSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="deletion-title" id="deletion">
      <h2 id="deletion-title" className={styles.heading}>
        {t("deletion.title")}
      </h2>
      <OwnDataOutcome
        failure={answer?.failure ?? null}
        done={answer?.intent === "keep" && answer.isDone && t("deletion.kept")}
      />
      {deletion ? (
        <Standing deletion={deletion} />
      ) : (
        <>
          <p>{t("deletion.lead")}</p>
          <ul className={styles.list}>
            <li>{t("deletion.effects.erased")}</li>
            <li>{t("deletion.effects.subscription")}</li>
            <li>{t("deletion.effects.kept")}</li>
          </ul>
          <DeletionRequest answer={answer?.intent === "delete" ? answer : null} />
        </>
      )}
    </section>
  );
}

function Standing({ deletion }: { deletion: Deletion }) {
  const isKeeping = useNavigation().formData?.get("intent") === "keep";
  const date = formatFullDate(deletion.dueAt);
  return (
    <>
      <Notice kind="warning" title={t("deletion.standing", { date })} isAnnounced>
        {t("deletion.standingText")}
      </Notice>
      <Form method="post" className={styles.actions} preventScrollReset>
        <input type="hidden" name="intent" value="keep" />
        <Button type="submit" isLoading={isKeeping}>
          {t("deletion.keep")}
        </Button>
      </Form>
    </>
  );
}

function DeletionRequest({ answer }: { answer: OwnDataAnswer | null }) {
  const isSubmitting = useNavigation().formData?.get("intent") === "delete";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<DeletionForm>({
    id: "delete-account",
    lastResult: isSubmitting ? null : answer?.lastResult,
    onValidate: ({ formData }) => parseForm(deletionSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _passwordKey, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <>
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.mode, fields.password, fields.confirmed]}
      />
      <Form
        method="post"
        className={styles.form}
        preventScrollReset
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
      >
        <input type="hidden" name="intent" value="delete" />
        <FormKey lastResult={answer?.lastResult} />
        <RadioGroup
          id={fields.mode.id}
          name={fields.mode.name}
          label={t("deletion.mode")}
          error={fields.mode.errors?.[0]}
          options={[
            {
              value: "anonymise",
              label: t("deletion.anonymise"),
              hint: t("deletion.anonymiseHint"),
            },
            { value: "delete", label: t("deletion.delete"), hint: t("deletion.deleteHint") },
          ]}
        />
        <TextArea
          id={fields.reason.id}
          name={fields.reason.name}
          label={t("deletion.reason")}
          hint={t("deletion.reasonHint")}
          maxLength={1_000}
          rows={3}
        />
        <PasswordField
          {...password}
          label={t("deletion.password")}
          error={fields.password.errors?.[0]}
          showLabel={t("export.showPassword")}
          hideLabel={t("export.hidePassword")}
        />
        <Checkbox
          id={fields.confirmed.id}
          name={fields.confirmed.name}
          value="yes"
          label={t("deletion.confirm")}
          error={fields.confirmed.errors?.[0]}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="outline" isLoading={isSubmitting}>
            {t("deletion.request")}
          </Button>
        </div>
      </Form>
    </>
  );
}
