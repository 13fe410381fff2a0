import { redirect } from "@remix-run/node";
import { answerChat, pageAfter } from "~/features/chat/conversation/chat-writes.server";
import { findChat, findHistory } from "~/features/chat/list/chats.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { findPageOf } from "~/http/page-of";
import { to } from "~/i18n/paths";
import { isUuid } from "../../../contract/shared/uuid.ts";

const NO_STORE = { "Cache-Control": "no-store" };

export const loader = memberLoader(async ({ request, member, service }) => {
  const params = new URL(request.url).searchParams;
  const other = params.get("with") ?? "";
  const skip = Number(params.get("skip") ?? 0);
  const isRequested = isUuid(other) && Number.isInteger(skip) && skip >= 0;
  if (!isRequested) return Response.json(null, { status: 400, headers: NO_STORE });
  const between = { query: service.query, own: member.directusUserId, other };
  const chat = await findChat(between);
  if (chat === null) return Response.json({ chat, messages: [], hasOlder: false });
  const history = chat === "unavailable" ? null : await findHistory(service.query, chat, skip);
  if (!history) return Response.json(null, { status: 503, headers: NO_STORE });
  return Response.json({ chat, ...history }, { headers: NO_STORE });
});

export const action = memberAction(async ({ request, service, own }) => {
  const form = await requireForm(request);
  const answer = await answerChat({ ...service, own }, form);
  if (!request.headers.get("accept")?.includes("application/json")) {
    const page = new URL(findPageOf(request, to("/app/chat")) ?? to("/app/chat"), request.url);
    return redirect(pageAfter(page, form, answer));
  }
  const status = answer.problem === null ? 200 : answer.problem === "unavailable" ? 503 : 400;
  return Response.json(answer, { status, headers: NO_STORE });
});
