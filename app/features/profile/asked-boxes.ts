import type { QuietableType } from "../../../contract/notifications/kinds.ts";

/** The browser does not send unticked checkboxes, and an outdated page may lack new ones. */
export const ASKED = "asked";

/** Ticked while the portal shows the type. */
export const portalFieldOf = (type: QuietableType): string => `portal-${type}`;

/** Undefined if the form lacks the checkbox. */
export function boxIn(form: FormData, name: string): boolean | undefined {
  if (form.get(name) === "on") return true;
  return form.getAll(ASKED).includes(name) ? false : undefined;
}
