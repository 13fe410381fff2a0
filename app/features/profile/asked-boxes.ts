import type { QuietableType } from "../../../contract/notifications/kinds.ts";

/**
 * Lists the checkboxes of a form: the browser does not send unticked ones, and an outdated page may lack
 * new ones.
 */
export const ASKED = "asked";

/** Checkbox of a notification type, ticked while the portal shows it. */
export const portalFieldOf = (type: QuietableType): string => `portal-${type}`;

/** State of a checkbox in a form. Undefined if the form lacks it. */
export function boxIn(form: FormData, name: string): boolean | undefined {
  if (form.get(name) === "on") return true;
  return form.getAll(ASKED).includes(name) ? false : undefined;
}
