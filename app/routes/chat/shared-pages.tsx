import { CmsError } from "~/cms/cms.server";
import { listSharedPages } from "~/features/chat/shared-pages.server";
import { listTopicTitles } from "~/features/forum/topic.server";
import { memberLoader } from "~/guards/guards.server";
import { everySource } from "~/shell/kind-sources.server";

const NO_STORE = { "Cache-Control": "no-store" };

export const loader = memberLoader(async ({ request, cms, own }) => {
  const paths = new URL(request.url).searchParams.getAll("path");
  try {
    const pages = await listSharedPages({ cms, own, sources: everySource, listTopicTitles }, paths);
    return Response.json(pages, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return Response.json(null, { status: 503, headers: NO_STORE });
  }
});
