import { forumImagePath } from "~/content/writing/forum-image";
import { renderMarkdown } from "~/content/writing/rendered-text.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { requirePreviewRate } from "~/session/rate-limits.server";
import { tidyComment } from "../../../contract/community/comments.ts";
import { TOPIC_BODY_MAX_LENGTH } from "../../../contract/community/forum.ts";

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

const firstOf = (text: string): string =>
  text.length > TOPIC_BODY_MAX_LENGTH ? [...text].slice(0, TOPIC_BODY_MAX_LENGTH).join("") : text;

export const action = memberAction(async ({ request, member }) => {
  await requirePreviewRate(member.id);
  const body = (await requireForm(request)).get("body");
  // Cleaned as if stored, so that the stored topic's rendering is cached already.
  const typed = typeof body === "string" ? tidyComment(body) : "";
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ html: await renderMarkdown(firstOf(typed), forumImagePath) }, { headers });
});
