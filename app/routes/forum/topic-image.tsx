import { answerTopicImage } from "~/features/forum/editor/forum-image.server";
import { requireTopicId } from "~/features/forum/topic/topic-address.server";
import { memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(({ params, request, service, own }) =>
  answerTopicImage({ forum: service.forum, own }, request, {
    topic: requireTopicId(request, params),
    id: params["id"] ?? "",
  }),
);
