import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/file-field";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { ContextFields, type TicketContext } from "./context-fields";
import type { SupportAnswer } from "./support.server";
import { SupportFailureNotice } from "./support-failure";
import { FILE_TYPES, ticketSchema, type TicketWish, type Topic } from "./support.schema";
import styles from "./support.module.css";
import { TicketFields } from "./ticket-fields";

const t = translator("support", support);

/** Where the member comes from, told only while its box is ticked. */
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
      <FormKey lastResult={answer?.lastResult} done={answer?.opened} />
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
      <ContextFields context={context} />
      <p className={styles.note}>{t("form.promise")}</p>
      <div>
        <Button type="submit" isLoading={isSubmitting}>
          {t("form.submit")}
        </Button>
      </div>
    </Form>
  );
}
