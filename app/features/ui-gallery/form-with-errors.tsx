import { useState, type FormEvent } from "react";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import styles from "./form-with-errors.module.css";
import { t } from "./gallery-words";

type FieldError = { id: string; text: string };

const errors = [
  { id: "contact-email", text: t("fields.emailMissing") },
  { id: "contact-message", text: t("fields.messageMissing") },
];

export function FormWithErrors() {
  const [told, setTold] = useState<readonly FieldError[]>([]);
  const errorOf = (id: string) => told.find(({ id: field }) => field === id)?.text;
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    setTold([...errors]);
  };
  return (
    <form noValidate onSubmit={refuse} className={styles.form}>
      <ErrorSummary title={t("fields.summaryTitle")} errors={told} />
      <TextField
        id="contact-email"
        label={t("fields.email")}
        type="email"
        error={errorOf("contact-email")}
      />
      <TextArea
        id="contact-message"
        label={t("fields.message")}
        error={errorOf("contact-message")}
      />
      <Button type="submit">{t("fields.send")}</Button>
    </form>
  );
}
