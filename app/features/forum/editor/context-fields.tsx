import type { FieldSpread } from "~/forms/use-form";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { contextCard } from "~/i18n/pt-BR/community/context-card";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { cardValues } from "../../../../contract/community/context-card-values.ts";
import {
  CARD_FIELDS,
  cardFieldName,
  SHOWN,
  type CardField,
} from "../../../../contract/community/context-card.ts";
import styles from "../topic/context-card.module.css";
import forumStyles from "../forum.module.css";

const t = translator("context-card", contextCard);

export type CardForm = {
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

export function ContextFields({ form }: { form: CardForm }) {
  const isOpen = form.chosen(SHOWN).some(Boolean);
  return (
    <details open={isOpen}>
      <summary className={forumStyles.summary}>{t("title")}</summary>
      <fieldset className={forumStyles.group}>
        <legend className={forumStyles.facts}>{t("lead")}</legend>
        <div className={styles.choices}>
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
