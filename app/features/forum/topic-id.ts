import { notFound } from "~/http/app-error";
import { isUuid } from "../../../contract/shared/uuid.ts";

/** @throws a 404 if the id is malformed */
export function requireTopicId(
  request: Request,
  { forumPostId: id }: { forumPostId?: string },
): string {
  if (!id || !isUuid(id)) throw notFound(request);
  return id;
}
