import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { CmsError, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { closeShelves, findClosedAt } from "../../contract/shared/shelves.ts";
import { runtime } from "./runtime.server";

const shelf = shape("shelves", { name: z.string() });
const MOST_SHELVES = 100;
/** A page must not be late because Directus hangs. */
const FIRST_ANSWER_MS = 300;

const listClosed = (cms: TierCms): Promise<string[]> =>
  cms.cached("shelves:closed", async (ask) => {
    const filter = { isOpen: { _eq: false } } as const;
    const rows = await ask(readRows(shelf, { filter, limit: MOST_SHELVES }));
    return rows.map(({ name }) => name);
  });

/**
 * What the service judged about the shelves, for this process. While Directus is unavailable the last
 * answer stays; without any, all shelves are open.
 */
function createShelves(cms: TierCms) {
  let isKnown = false;

  async function read(): Promise<void> {
    try {
      closeShelves(await listClosed(cms));
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
    }
    isKnown = true;
  }

  return {
    /** Waits shortly, and only for the first answer: later ones arrive beside the page. */
    async learn(): Promise<void> {
      const reading = read();
      if (!isKnown) await Promise.race([reading, sleep(FIRST_ANSWER_MS, null, { ref: false })]);
    },
    /** The next reader waits for the new judgement. */
    forget(): void {
      isKnown = false;
    },
  };
}

export const shelves = createShelves(runtime.cms.forTier("teaser"));

const MEMBERS_ADDRESS = /^\/+pt-br\/+app(\W|$)/i;

/** True for any spelling of a member page's address, also an encoded or invalid one. */
export function isMembersAddress(pathname: string): boolean {
  try {
    return MEMBERS_ADDRESS.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** @throws a redirect to "em breve" for a page without goods */
export function requireOpenShelf(pathname: string): void {
  const closed = findClosedAt(pathname);
  if (closed)
    throw redirect(to(`/app/coming/${closed}`), { headers: { "Cache-Control": "no-store" } });
}
