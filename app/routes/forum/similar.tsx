import { CmsError } from "~/cms/cms.server";
import {
  listSimilarTopics,
  type SimilarTopic,
} from "~/features/forum/editor/similar-topics.server";
import { memberLoader } from "~/guards/guards.server";
import { TOPIC_TITLE_MAX_LENGTH } from "../../../contract/community/forum.ts";

export const loader = memberLoader(async ({ request, cms, service, isTeam }) => {
  const typed = new URL(request.url).searchParams.get("title") ?? "";
  const title = typed.slice(0, TOPIC_TITLE_MAX_LENGTH);
  const topics = await listSimilarTopics({ cms, service, isTeam }, title).catch(
    (error: unknown): SimilarTopic[] => {
      if (!(error instanceof CmsError)) throw error;
      return [];
    },
  );
  return Response.json(topics, { headers: { "Cache-Control": "no-store" } });
});
