import type { Channel, ChosenKind } from "../../contract/notifications/kinds.ts";

/** The argument of `setUserEmailFrequency` that changes one choice of a member. */
export const choiceArgument = (kind: ChosenKind, channel: Channel, isOn: boolean): string =>
  `notificationChoices: [{ kind: "${kind}", channel: ${channel}, isOn: ${isOn} }]`;
