import { answerForumImage } from "~/features/forum/forum-image.server";
import { memberLoader } from "~/guards/guards.server";

/** One's own picture while its text is being written; any of a text that the team judges. */
export const loader = memberLoader(({ params, request, service, member, isTeam }) =>
  answerForumImage(service.forum, request, {
    id: params["id"] ?? "",
    author: isTeam ? null : member.directusUserId,
  }),
);
