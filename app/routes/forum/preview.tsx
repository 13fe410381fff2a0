import { forumImagePath } from "~/features/forum/forum-image";
import { renderTopic } from "~/features/forum/rendered-topic.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { requirePreviewRate } from "~/session/member-limits.server";
import { TOPIC_BODY_MAX_LENGTH } from "../../../contract/forum.ts";

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

/** How a text will look as a topic. */
export const action = memberAction(async ({ request, member }) => {
  await requirePreviewRate(member.id);
  const body = (await requireForm(request)).get("body");
  const typed = typeof body === "string" ? body.slice(0, TOPIC_BODY_MAX_LENGTH) : "";
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ html: await renderTopic(typed, forumImagePath) }, { headers });
});
