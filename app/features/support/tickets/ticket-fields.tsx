import { Outcome } from "~/forms/outcome";
import type { FieldSpread } from "~/forms/use-form";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import text from "~/ui/text/text.module.css";
import {
  MESSAGE_LENGTH,
  SUBJECT_LENGTH,
  TICKET_TOPICS,
} from "../../../../contract/account/support.ts";
import type { SupportFailure } from "./support.server";
import { support } from "./words";
import styles from "./support.module.css";

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

export type TicketContext = {
  page: string | null;
  browser: string | null;
  requestId: string | null;
};

export function ContextFields({ context }: { context: TicketContext }) {
  const known = (["page", "browser", "requestId"] as const).flatMap((name) => {
    const value = context[name];
    return value ? [{ name, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <details>
      <summary>{t("form.contextTitle")}</summary>
      <fieldset className={styles.group}>
        <legend className={`${styles.legend} ${text.small} ${text.faint}`}>
          {t("form.contextHint")}
        </legend>
        {known.map(({ name, value }) => (
          <Checkbox
            key={name}
            name={name}
            value={value}
            defaultChecked
            label={t(`form.${name}`, { value })}
          />
        ))}
      </fieldset>
    </details>
  );
}

export function SupportFailureAlert({ failure }: { failure: SupportFailure | null }) {
  if (!failure) return null;
  return (
    <Outcome kind="error" title={t("errors.failedTitle")} answer={failure}>
      {failure.code === "rate_limited"
        ? t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) })
        : t(`errors.${failure.code}`)}
    </Outcome>
  );
}
