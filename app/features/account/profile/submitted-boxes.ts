import type { Channel, ChosenKind } from "../../../../contract/notifications/kinds.ts";

/** The browser does not send unticked checkboxes, and an outdated page may lack new ones. */
export const SUBMITTED = "asked";

/** Checkbox for a kind of notification by a channel. */
export const boxOf = (kind: ChosenKind, channel: Channel): string => `${channel}-${kind}`;

/** Undefined if the form lacks the checkbox. */
export function boxIn(form: FormData, name: string): boolean | undefined {
  if (form.get(name) === "on") return true;
  return form.getAll(SUBMITTED).includes(name) ? false : undefined;
}
