import { useState } from "react";
import type { FieldSpread } from "~/forms/use-form";
import { profile } from "~/i18n/pt-BR/account/profile";
import { contextCard } from "~/features/forum/context-card.words";
import { poll } from "~/features/forum/poll.words";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import { cardValues } from "../../../../contract/community/context-card-values.ts";
import {
  CARD_FIELDS,
  cardFieldName,
  SHOWN,
  type CardField,
} from "../../../../contract/community/context-card.ts";
import {
  POLL_DAYS,
  POLL_MAX_OPTIONS,
  POLL_OPTIONS_MAX_LENGTH,
  POLL_QUESTION_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import forumStyles from "../forum.module.css";
import styles from "../topic/context-card.module.css";

const t = translator("context-card", contextCard);

type CardForm = {
  field: (name: ReturnType<typeof cardFieldName>) => FieldSpread;
  box: (
    name: typeof SHOWN,
    value: string,
  ) => Omit<FieldSpread, "defaultValue"> & { value: string; defaultChecked: boolean };
  chosen: (name: typeof SHOWN) => readonly unknown[];
};

const cantonName: Readonly<Record<string, string>> = cantonNames;
const languageName: Readonly<Record<string, string>> = profile.languages;
const stageName: Readonly<Record<string, string>> = contextCard.stages;

const labelOf: Readonly<Record<CardField, (value: string) => string>> = {
  canton: (code) => cantonName[code] ?? code,
  permit: (permit) => permit,
  stage: (stage) => stageName[stage] ?? stage,
  language: (code) => languageName[code] ?? code,
};

const optionsOf = (field: CardField) => {
  const options = cardValues[field].map((value) => ({ value, label: labelOf[field](value) }));
  if (field === "canton") options.sort((one, other) => one.label.localeCompare(other.label));
  return [{ value: "", label: t("choose") }, ...options];
};

function ContextFields({ form }: { form: CardForm }) {
  const isOpen = form.chosen(SHOWN).some(Boolean);
  return (
    <details open={isOpen}>
      <summary>{t("title")}</summary>
      <fieldset className={forumStyles.group}>
        <legend className={forumStyles.facts}>{t("lead")}</legend>
        <div className={`${layout.stack} ${layout.pairs}`}>
          {CARD_FIELDS.map((field) => {
            const { error: _said, id: _one, ...box } = form.box(SHOWN, field);
            return (
              <div key={field} className={styles.choice}>
                <Select
                  {...form.field(cardFieldName(field))}
                  label={t(`fields.${field}`)}
                  options={optionsOf(field)}
                />
                <Checkbox {...box} id={`topic-shown-${field}`} label={t(`show.${field}`)} />
              </div>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}

const tPoll = translator("poll", poll);
const days = [1, 3, POLL_DAYS, 14, 30].map((count) => ({
  value: String(count),
  label: tPoll("fields.day", { count }),
}));

type PollName = "pollQuestion" | "pollOptions" | "pollDays";
type PollForm = {
  field: (name: PollName) => FieldSpread;
};

function PollFields({ form }: { form: PollForm }) {
  const [question, options] = [form.field("pollQuestion"), form.field("pollOptions")];
  // Stays open once opened: the first key clears the server's errors while the field is in use.
  const isStarted = [question, options].some(({ error, defaultValue }) => error || defaultValue);
  const [wasStarted, setWasStarted] = useState(isStarted);
  if (isStarted && !wasStarted) setWasStarted(true);
  return (
    <details open={isStarted || wasStarted}>
      <summary>{tPoll("fields.add")}</summary>
      <fieldset className={forumStyles.group}>
        <legend className={forumStyles.facts}>{tPoll("fields.lead")}</legend>
        <TextField
          {...question}
          label={tPoll("fields.question")}
          limit={POLL_QUESTION_MAX_LENGTH}
        />
        <TextArea
          {...options}
          label={tPoll("fields.options")}
          hint={tPoll("fields.optionsHint")}
          rows={POLL_MAX_OPTIONS / 2}
          limit={POLL_OPTIONS_MAX_LENGTH}
        />
        <Select
          {...form.field("pollDays")}
          label={tPoll("fields.days")}
          options={days}
          defaultValue={form.field("pollDays").defaultValue ?? String(POLL_DAYS)}
        />
      </fieldset>
    </details>
  );
}

export function TopicExtras({ form, pollForm }: { form: CardForm; pollForm?: PollForm | false }) {
  return (
    <>
      <ContextFields form={form} />
      {pollForm && <PollFields form={pollForm} />}
    </>
  );
}
