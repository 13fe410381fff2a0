import { redirect } from "@remix-run/node";
import { notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";

/** @throws a 404 if the id is malformed */
export function requireTopicId(
  request: Request,
  { forumPostId: id }: { forumPostId?: string },
): string {
  if (!id || !isUuid(id)) throw notFound(request);
  return id;
}

type Merged = { status: string; mergedInto: string | null; mergedOffset: number | null };

/** @throws {Response} a redirect from a merged topic to the requested reply in its new topic */
export function goToMerged(
  { status, mergedInto, mergedOffset }: Merged,
  query: URLSearchParams,
): void {
  if (status !== "merged" || !mergedInto) return;
  const input = Number(query.get("number") ?? 0);
  const number = (mergedOffset ?? 0) + (Number.isInteger(input) && input > 0 ? input : 0);
  throw redirect(`${to(topicPath(mergedInto))}?number=${number}${commentHash(number)}`);
}
