import type { QuietableType } from "../../../contract/notifications.ts";

/** Says that the form asked about the portal: a box that is not ticked is not sent. */
export const ASKS_PORTAL = "asksPortal";

/** The box of a kind: ticked while it is told in the portal. */
export const portalFieldOf = (type: QuietableType): string => `portal-${type}`;
