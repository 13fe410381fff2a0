import { notFound } from "~/http/app-error";
import { isUuid } from "../../../contract/uuid.ts";

/** The topic that an address names. @throws a 404 for what can be none */
export function requireTopicId(
  request: Request,
  { forumPostId: id }: { forumPostId?: string },
): string {
  if (!id || !isUuid(id)) throw notFound(request);
  return id;
}
