import { useLoaderData } from "@remix-run/react";
import { isChatProblem } from "~/features/chat/chat";
import { ChatListPage } from "~/features/chat/list/chat-list-page";
import { addressToSend } from "~/features/chat/shared-pages";
import { findChats } from "~/features/chat/list/chats.server";
import { memberLoader } from "~/guards/guards.server";
import { chat } from "~/features/chat/words";
import { pageMeta } from "~/page/page-meta";
import { publicUrl } from "~/process/config.server";
import type { ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = { frame: () => ({ mode: "chat" }) };

export const loader = memberLoader(async ({ request, member, service }) => {
  const listed = await findChats(service.query, member.directusUserId);
  const search = new URL(request.url).searchParams;
  const problem = search.get("problem");
  return {
    chats: listed && listed.cards,
    hidesReceipts: listed && listed.hidesReceipts,
    hasReceiptsOpen: search.has("receipts"),
    search: search.get("q") ?? "",
    share: addressToSend(search.get("share"), ""),
    problem: isChatProblem(problem) ? problem : null,
    now: new Date().toISOString(),
    origin: publicUrl.origin,
  };
});

export default function ChatListRoute() {
  return <ChatListPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: chat.title }));
