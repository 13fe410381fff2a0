import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { askEndpoint } from "~/cms/read";
import { findNextPath } from "~/session/next-path.server";
import { findSafePath } from "~/http/safe-path";
import { to } from "~/i18n/paths";
import { isShortCode } from "../../../contract/shared/text.ts";

const opened = z.object({ targetPath: z.string().nullable() });

/**
 * Counts the visit; null for an unknown code.
 * @throws {CmsError}
 */
export async function openShortLink(cms: TierCms, code: string): Promise<`/${string}` | null> {
  if (!isShortCode(code)) return null;
  const { targetPath } = await cms.ask(askEndpoint("/portal-links/open", { code }, opened));
  // The row may hold the path with or without the locale.
  return findSafePath(targetPath) ?? findNextPath(targetPath && to(targetPath as `/${string}`));
}
