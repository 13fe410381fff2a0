import type { Accountability } from "@directus/types";

/** Whether somebody of the team asks: who may sign in to Directus' own pages. */
export const isStaff = (asker: Accountability | null | undefined): boolean =>
  !!asker && (asker.admin || asker.app);

/**
 * Whether a filter may write beside what it was asked about: for the team and for the portal itself. Directus
 * calls filters before it knows whether the asker may write at all, and takes nothing back that they wrote.
 */
export const mayWriteBeside = (asker: Accountability | null | undefined): boolean =>
  !asker || isStaff(asker);
