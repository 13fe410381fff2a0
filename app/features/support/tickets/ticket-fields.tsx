import type { FieldSpread } from "~/forms/use-form";
import { support } from "~/i18n/pt-BR/account/support";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import {
  MESSAGE_LENGTH,
  SUBJECT_LENGTH,
  TICKET_TOPICS,
} from "../../../../contract/account/support.ts";

const t = translator("support", support);

const topicOptions = [
  { value: "", label: t("form.chooseTopic") },
  ...TICKET_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) })),
];

type TicketFieldsProps = { field: (name: "topic" | "subject" | "message") => FieldSpread };

export function TicketFields({ field }: TicketFieldsProps) {
  return (
    <>
      <Select {...field("topic")} label={t("form.topic")} options={topicOptions} required />
      <TextField
        {...field("subject")}
        required
        label={t("form.subject")}
        limit={SUBJECT_LENGTH.max}
      />
      <TextArea
        {...field("message")}
        required
        label={t("form.message")}
        hint={t("form.messageHint")}
        rows={7}
        limit={MESSAGE_LENGTH.max}
      />
    </>
  );
}
