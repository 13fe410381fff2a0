import { storeForumImage } from "~/features/forum/editor/forum-image.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

export const action = memberAction(async ({ request, service }) => {
  const answer = await storeForumImage(service.forum, await requireForm(request));
  const status = answer.problem === null ? 200 : answer.problem === "unavailable" ? 503 : 400;
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
});
