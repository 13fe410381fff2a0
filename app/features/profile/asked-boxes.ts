import type { QuietableType } from "../../../contract/notifications.ts";

/**
 * Names each box that a form has: one that is not ticked is not sent, and a page that is older than the portal
 * has not all of them.
 */
export const ASKED = "asked";

/** The box of a kind: ticked while it is told in the portal. */
export const portalFieldOf = (type: QuietableType): string => `portal-${type}`;

/** What a form says of a box; undefined where it has none. */
export function boxIn(form: FormData, name: string): boolean | undefined {
  if (form.get(name) === "on") return true;
  return form.getAll(ASKED).includes(name) ? false : undefined;
}
