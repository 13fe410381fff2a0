import type { TierCms } from "~/cms/cms.server";
import { findRequestedTeaser } from "~/content/locked/requested-teaser.server";
import type { ContentSource } from "~/content/source/content-source.server";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { to } from "~/i18n/paths";
import { findNextPath } from "~/session/next-path.server";
import { isReturnPage } from "../../../contract/account/membership.ts";
import { areas } from "../../../contract/shared/areas.ts";
import { shelfPages } from "../../../contract/shared/shelves.ts";

/** `title` is null if the page has none that is known by its path. */
export type WayBack = { path: string; title: string | null };

/** The page a member came from, out of an address's `back`; null if it is missing or no page of members. */
export function findBackPath(request: Request): string | null {
  const path = findNextPath(new URL(request.url).searchParams.get("back"));
  const page = path?.replace(/[?#].*/, "");
  return page && isReturnPage(page) ? page : null;
}

export async function findWayBack(
  request: Request,
  cms: TierCms,
  sources: readonly ContentSource[],
): Promise<WayBack | null> {
  const path = findBackPath(request);
  if (!path) return null;
  const item = await findRequestedTeaser(cms, sources, path);
  return { path, title: item?.title ?? findPageTitle(path) };
}

const cantonTitles: Readonly<Record<string, string>> = cantonNames;

function findPageTitle(path: string): string | null {
  const pages = [...Object.values(shelfPages), ...Object.values(areas)];
  const page = pages.find((each) => to(each.path) === path);
  const canton = path.startsWith(to("/app/cantons/")) ? path.split("/").at(-1) : undefined;
  return page?.title ?? (canton && cantonTitles[canton.toUpperCase()]) ?? null;
}
