import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { askEndpoint } from "~/cms/read";
import type { ContentKind } from "~/content/schema";
import { to } from "~/i18n/paths";
import { isSlug } from "../../../contract/shared/text.ts";

const answered = z.object({ code: z.string().nullable() });

/** The slug of an item. For a class: the slugs of course, module and class, separated by slashes. */
type Shared = { kind: ContentKind["name"]; slug: string };

/**
 * The path of an item's short link, created on the first share; null if there is no such item.
 * @throws {CmsError}
 */
export async function shareItem(own: OwnCms, shared: Shared): Promise<string | null> {
  if (!shared.slug.split("/").every(isSlug)) return null;
  const question = askEndpoint("/portal-links", shared, answered);
  const { code } = await own.ask({ ...question, isWrite: true });
  return code && to(`/s/${code}`);
}
