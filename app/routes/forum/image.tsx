import { answerForumImage } from "~/features/forum/editor/forum-image.server";
import { memberLoader } from "~/guards/guards.server";

/** The author's own picture while they write, and for the team any picture of a text under moderation. */
export const loader = memberLoader(({ params, request, service, member, isTeam }) =>
  answerForumImage(service.forum, request, {
    id: params["id"] ?? "",
    author: isTeam ? null : member.directusUserId,
  }),
);
