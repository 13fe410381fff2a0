import { useLoaderData } from "@remix-run/react";
import { isChatProblem } from "~/features/chat/chat";
import { requireConversation, findChatDraft } from "~/features/chat/list/chats.server";
import { ConversationPage } from "~/features/chat/conversation/conversation-page";
import { readReportChoices } from "~/features/chat/thread/report-choices";
import { limitTextOf, ownNewChatsText } from "~/features/chat/conversation/limit-text.server";
import { addressToSend } from "~/features/chat/shared-pages";
import { memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { publicUrl } from "~/process/config.server";
import type { ShellHandle } from "~/shell/handle";

/** A conversation has the phone's whole height for messages and keyboard. */
export const handle: ShellHandle = {
  frame: () => ({ mode: "chat", hasBottomNavigation: false }),
};

export const loader = memberLoader(async ({ params, request, member, service, own }) => {
  const { query } = service;
  const between = { query, own: member.directusUserId, other: params["*"] ?? "" };
  const [{ conversation, chats }, draft] = await Promise.all([
    requireConversation(between, request),
    findChatDraft(own, between.other),
  ]);
  const search = new URL(request.url).searchParams;
  const problem = search.get("problem");
  return {
    conversation,
    chats,
    draft,
    share: addressToSend(search.get("share"), publicUrl.origin),
    problem: isChatProblem(problem) ? problem : null,
    limitText: limitTextOf(search),
    newChatsText: ownNewChatsText(member),
    report: readReportChoices(search),
    chosen: { on: search.get("on"), reply: search.get("reply"), edit: search.get("edit") },
    isReported: search.has("reported"),
    ownUserId: member.id,
    origin: publicUrl.origin,
    now: new Date().toISOString(),
    newId: crypto.randomUUID(),
  };
});

export default function ConversationRoute() {
  const data = useLoaderData<typeof loader>();
  return <ConversationPage key={data.conversation.partner.directusUserId} {...data} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.conversation.partner.name,
}));
