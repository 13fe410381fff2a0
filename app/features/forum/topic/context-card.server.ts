import { contextCard as words } from "~/features/forum/context-card.words";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { profile } from "~/i18n/pt-BR/account/profile";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { findContextCard } from "../../../../contract/community/context-card-values.ts";
import { CARD_FIELDS, type CardField } from "../../../../contract/community/context-card.ts";
import type { CardLine } from "../topic";

const t = translator("context-card", words);

const names: Readonly<Record<CardField, Readonly<Record<string, string>>>> = {
  canton: cantonNames,
  permit: signup["job-opportunity"].permits,
  stage: words.stages,
  language: profile.languages,
};

export function listCardLines(stored: unknown): CardLine[] {
  const card = findContextCard(stored);
  if (!card) return [];
  return CARD_FIELDS.flatMap((field) => {
    const value = card[field];
    return value === undefined
      ? []
      : [{ field, label: t(`card.${field}`), text: names[field][value] ?? value }];
  });
}
