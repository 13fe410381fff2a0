import { useState } from "react";
import type { FieldSpread } from "~/forms/use-form";
import { poll } from "~/i18n/pt-BR/community/poll";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import {
  POLL_DAYS,
  POLL_MAX_OPTIONS,
  POLL_OPTIONS_MAX_LENGTH,
  POLL_QUESTION_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import forumStyles from "../forum.module.css";

const t = translator("poll", poll);
const days = [1, 3, POLL_DAYS, 14, 30].map((count) => ({
  value: String(count),
  label: t("fields.day", { count }),
}));

type PollName = "pollQuestion" | "pollOptions" | "pollDays";
export type PollForm = {
  field: (name: PollName) => FieldSpread;
};

export function PollFields({ form }: { form: PollForm }) {
  const [question, options] = [form.field("pollQuestion"), form.field("pollOptions")];
  // Stays open once opened: the first key clears the server's errors while the field is in use.
  const isBegun = [question, options].some(({ error, defaultValue }) => error || defaultValue);
  const [wasBegun, setWasBegun] = useState(isBegun);
  if (isBegun && !wasBegun) setWasBegun(true);
  return (
    <details open={isBegun || wasBegun}>
      <summary className={forumStyles.summary}>{t("fields.add")}</summary>
      <fieldset className={forumStyles.group}>
        <legend className={forumStyles.facts}>{t("fields.lead")}</legend>
        <TextField {...question} label={t("fields.question")} limit={POLL_QUESTION_MAX_LENGTH} />
        <TextArea
          {...options}
          label={t("fields.options")}
          hint={t("fields.optionsHint")}
          rows={POLL_MAX_OPTIONS / 2}
          limit={POLL_OPTIONS_MAX_LENGTH}
        />
        <Select
          {...form.field("pollDays")}
          label={t("fields.days")}
          options={days}
          defaultValue={form.field("pollDays").defaultValue ?? String(POLL_DAYS)}
        />
      </fieldset>
    </details>
  );
}
