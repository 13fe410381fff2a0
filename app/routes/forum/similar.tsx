import { listSimilarTexts } from "~/features/forum/editor/similar-texts.server";
import { memberLoader } from "~/guards/guards.server";
import { TOPIC_TITLE_MAX_LENGTH } from "../../../contract/community/forum.ts";

export const loader = memberLoader(async ({ request, service }) => {
  const typed = new URL(request.url).searchParams.get("title") ?? "";
  const texts = await listSimilarTexts(service.search, typed.slice(0, TOPIC_TITLE_MAX_LENGTH));
  return Response.json(texts, { headers: { "Cache-Control": "no-store" } });
});
