import { useState, type FormEvent } from "react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import styles from "./form-with-mistakes.module.css";
import { t } from "./gallery-words";

type Mistake = { id: string; text: string };

const mistakes = [
  { id: "contact-email", text: t("fields.emailMissing") },
  { id: "contact-message", text: t("fields.messageMissing") },
];

/** A form that always finds its fields empty, to show how mistakes are told. */
export function FormWithMistakes() {
  const [told, setTold] = useState<readonly Mistake[]>([]);
  const errorOf = (id: string) => told.find((mistake) => mistake.id === id)?.text;
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    setTold([...mistakes]);
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
