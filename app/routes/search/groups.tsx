import { memberLoader } from "~/guards/guards.server";
import { isLongEnough, readSearchQuery } from "~/features/search/search-query";

const NO_STORE = { "Cache-Control": "no-store" };

export const loader = memberLoader(async ({ request, service }) => {
  const { query } = readSearchQuery(new URL(request.url).searchParams);
  if (!isLongEnough(query)) return Response.json(null, { status: 400, headers: NO_STORE });
  const answer = await service.search.listGroups(query);
  if (!answer.isError) return Response.json(answer.data, { headers: NO_STORE });
  const status = answer.statusCode === 429 ? 429 : 503;
  return Response.json(null, { status, headers: NO_STORE });
});
