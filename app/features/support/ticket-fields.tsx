import { getInputProps, getTextareaProps, type FieldMetadata } from "@conform-to/react";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { TOPICS } from "./support.schema";

const t = translator("support", support);

const topicOptions = [
  { value: "", label: t("form.chooseTopic") },
  ...TOPICS.map((value) => ({ value, label: t(`topics.${value}`) })),
];

type TicketFieldsProps = Record<"topic" | "subject" | "message", FieldMetadata<string>>;

/** What every ticket says, whoever writes it. */
export function TicketFields({ topic, subject, message }: TicketFieldsProps) {
  const { key: _subjectKey, ...subjectInput } = getInputProps(subject, { type: "text" });
  const { key: _messageKey, ...messageInput } = getTextareaProps(message);
  return (
    <>
      <Select
        id={topic.id}
        name={topic.name}
        defaultValue={topic.initialValue}
        label={t("form.topic")}
        error={topic.errors?.[0]}
        options={topicOptions}
        required
      />
      <TextField
        {...subjectInput}
        required
        label={t("form.subject")}
        error={subject.errors?.[0]}
        maxLength={120}
      />
      <TextArea
        {...messageInput}
        required
        label={t("form.message")}
        hint={t("form.messageHint")}
        error={message.errors?.[0]}
        rows={7}
        maxLength={5_000}
      />
    </>
  );
}
