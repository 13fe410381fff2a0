import type { WordKey } from "~/i18n/translator";
import {
  chosenKinds,
  defaultOf,
  kinds,
  type Channel,
  type ChosenKind,
} from "../../../../contract/notifications/kinds.ts";
import type { emailPreference } from "./email-preference.words";

type Word = WordKey<typeof emailPreference>;

/** Texts that replace a checkbox, for kinds where "always" or "never" is not exact. */
const texts: Partial<Record<ChosenKind, Partial<Record<Channel, Word>>>> = {
  ask: { portal: "notices.asked" },
  content: { mail: "notices.contentEmail" },
  support: { mail: "notices.supportEmail" },
};

/** Names of checkboxes that cover only part of their row's kind. */
const names: Partial<Record<ChosenKind, Partial<Record<Channel, Word>>>> = {
  offer: { mail: "notices.searches" },
};

/** The text that replaces the checkbox of a channel. Null if the member can choose. */
export function replacementText(kind: ChosenKind, channel: Channel): Word | null {
  const own = texts[kind]?.[channel];
  if (own) return own;
  if (defaultOf(kind, channel) !== null) return null;
  return channel === "portal" ? "notices.always" : "notices.never";
}

export const boxName = (kind: ChosenKind, channel: Channel): Word =>
  names[kind]?.[channel] ?? `notices.${kind}`;

/** Groups of the table with their kinds, in the order of the contract. */
export const notificationGroups = [...new Set(chosenKinds.map((kind) => kinds[kind].group))].map(
  (group) => ({ group, kinds: chosenKinds.filter((kind) => kinds[kind].group === group) }),
);
