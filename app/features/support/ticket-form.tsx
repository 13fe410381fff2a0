import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FileField } from "~/ui/file-field";
import { FormMistakes } from "~/ui/form-mistakes";
import type { SupportAnswer } from "./support.server";
import { SupportFailureNotice } from "./support-failure";
import { FILE_TYPES, ticketSchema, type TicketWish, type Topic } from "./support.schema";
import styles from "./support.module.css";
import { TicketFields } from "./ticket-fields";

const t = translator("support", support);

/** Where the member comes from, told only while its box is ticked. */
export type TicketContext = {
  page: string | null;
  browser: string | null;
  requestId: string | null;
};

type Fields = { topic: string; subject: string; message: string; files: string };

export type TicketFormProps = {
  topic: Topic | null;
  subject: string;
  context: TicketContext;
  answer: SupportAnswer | null;
};

export function TicketForm({ topic, subject, context, answer }: TicketFormProps) {
  const isSubmitting = useNavigation().state === "submitting";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<Fields, TicketWish>({
    id: "ticket",
    lastResult: isSubmitting ? null : answer?.lastResult,
    defaultValue: { topic: topic ?? "", subject },
    onValidate: ({ formData }) => parseForm(ticketSchema, formData),
    shouldRevalidate: "onInput",
  });
  const told = (["page", "browser", "requestId"] as const).flatMap((name) => {
    const value = context[name];
    return value ? [{ name, value }] : [];
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      {...getFormProps(form)}
      onSubmit={(event) => {
        form.onSubmit(event);
        setSendings(sendings + 1);
      }}
    >
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.topic, fields.subject, fields.message, fields.files]}
      />
      <SupportFailureNotice failure={answer?.failure ?? null} />
      <TicketFields topic={fields.topic} subject={fields.subject} message={fields.message} />
      <FileField
        id={fields.files.id}
        name={fields.files.name}
        label={t("form.files")}
        hint={t("form.filesHint")}
        error={fields.files.errors?.[0]}
        accept={FILE_TYPES}
        multiple
      />
      {told.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t("form.contextTitle")}</legend>
          {told.map(({ name, value }) => (
            <Checkbox
              key={name}
              name={name}
              value={value}
              defaultChecked
              label={t(`form.${name}`, { value })}
            />
          ))}
          <p className={styles.note}>{t("form.contextHint")}</p>
        </fieldset>
      )}
      <p className={styles.note}>{t("form.promise")}</p>
      <div>
        <Button type="submit" isLoading={isSubmitting}>
          {t("form.submit")}
        </Button>
      </div>
    </Form>
  );
}
