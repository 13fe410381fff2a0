import { openKinds } from "../../../../contract/content/kinds.ts";
import {
  frequencyField,
  type Frequency,
  type FrequencyField,
} from "../../../../contract/notifications/email.ts";
import {
  wants,
  withChoices,
  type NotificationChoices,
} from "../../../../contract/notifications/choices.ts";
import {
  isKindMailList,
  kindOfMailList,
  type MailList,
} from "../../../../contract/notifications/mail-lists.ts";

export type { Frequency };

/** Content kinds that mails may contain: no mail links to a page that is not open yet. */
export const openContentLists = openKinds;

/** Lists that are on or off and have a column. */
const wantsFields = { product: "wantsProductMail", areas: "wantsAreaMail" } as const;
type SubscribableList = keyof typeof wantsFields;

export type EmailFrequency = {
  id: string;
  userId: string;
  notificationChoices: NotificationChoices;
  /** True while the choices for the portal are only in Directus, which stored them before. */
  hasOldPortalChoices: boolean;
  /** No mail of these lists is sent before this time. Null without a pause. */
  pausedUntil: Date | null;
} & Record<FrequencyField, Frequency> &
  Record<(typeof wantsFields)[SubscribableList], boolean>;

export const fieldOf = frequencyField;

export type ListChoice = { list: MailList; frequency: Frequency };

const isSubscribable = (list: MailList): list is SubscribableList => list in wantsFields;

/** Lists that are on or off are mailed at once. */
export function frequencyOf(settings: EmailFrequency, list: MailList): Frequency {
  if (isKindMailList(list)) {
    const isOn = wants(settings.notificationChoices, kindOfMailList(list), "mail");
    return isOn ? "instant" : "never";
  }
  if (isSubscribable(list)) return settings[wantsFields[list]] ? "instant" : "never";
  return settings[fieldOf(list)];
}

/** The changes of the settings that these choices make. */
export function changesFor(
  { notificationChoices }: Pick<EmailFrequency, "notificationChoices">,
  choices: readonly ListChoice[],
): Partial<EmailFrequency> {
  const changes = choices.map(({ list, frequency }): Partial<EmailFrequency> => {
    if (isKindMailList(list)) return {};
    if (isSubscribable(list)) return { [wantsFields[list]]: frequency !== "never" };
    return { [fieldOf(list)]: frequency };
  });
  const ofKinds = choices.flatMap(({ list, frequency }) =>
    isKindMailList(list)
      ? { kind: kindOfMailList(list), channel: "mail" as const, isOn: frequency !== "never" }
      : [],
  );
  return {
    ...(Object.assign({}, ...changes) as object),
    ...(ofKinds.length > 0 && {
      notificationChoices: withChoices(notificationChoices, ofKinds),
    }),
  };
}

export function isPaused({ pausedUntil }: EmailFrequency, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now;
}
