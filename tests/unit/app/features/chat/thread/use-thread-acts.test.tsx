import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatAnswer, ChatMessage, ChatProblem } from "~/features/chat/chat";
import { ConversationFoot } from "~/features/chat/conversation/conversation-foot";
import { withMessages } from "~/features/chat/conversation-state";
import { MessageLog } from "~/features/chat/thread/message-log";
import type { SharedPage } from "~/features/chat/shared-pages";
import { useThreadActs } from "~/features/chat/thread/use-thread-acts";

const NOW = "2026-11-20T12:00:00.000Z";
let answer: ChatAnswer;

beforeEach(() => {
  answer = { problem: null, message: null };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async () =>
    Response.json(answer, { headers: { "Content-Type": "application/json" } }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const own: ChatMessage = {
  ...{ id: "m1", chatId: "c", sequence: 1, senderUserId: "ana", clientMessageId: "d1" },
  ...{ message: "Já enviada", sentAt: new Date().toISOString(), readAt: null, isNew: false },
  ...{ editedAt: null, isDeleted: false, replyTo: null, image: null, reactions: [] },
};
const partner = { directusUserId: "bia", name: "Bia S.", avatar: null };
const page = "/app/chat/bia";
const unsent = { id: "w1", message: "Sem rede", problem: "late" as const };

/** A conversation whose newest page no longer contains its one message. */
function Conversation({
  problem,
  areConnected,
}: {
  problem: ChatProblem | null;
  areConnected: boolean;
}) {
  const [messages, setMessages] = useState([own]);
  const [waiting, setPending] = useState([unsent]);
  const acts = useThreadActs(
    { chosen: { on: null, reply: null, edit: null }, problem },
    {
      messages,
      look: () => Promise.resolve(),
      note: (came) => setMessages((known) => withMessages(known, came)),
    },
  );
  const thread = {
    ...{ ownUserId: "ana", name: partner.name, page, now: NOW, report: null, acts },
    ...{ canAct: true, canReact: true },
    shared: { origin: "https://portal.example", known: new Map<string, SharedPage>() },
  };
  return (
    <>
      {acts.problem && <p role="alert">{acts.problem}</p>}
      <MessageLog
        {...{ messages, waiting, thread }}
        hasOlder={false}
        readSequence={1}
        loadOlder={() => Promise.resolve()}
        retry={() => {}}
        discard={() => setPending([])}
      />
      <ConversationFoot
        live={{ chat: null, messages, waiting }}
        {...{ thread, partner, areConnected, newId: "n" }}
        newChatsText="Uma por dia."
        isBlocked={false}
        draft={null}
        onSend={() => acts.leave()}
      />
    </>
  );
}

function show(problem: ChatProblem | null = null) {
  const Component = () => <Conversation problem={problem} areConnected={false} />;
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
}

const field = () => screen.queryByRole("textbox", { name: "Mensagem para Bia S." });
const menu = () => screen.queryByRole("link", { name: "Opções da mensagem" });
const press = async (name: string, role = "link") =>
  userEvent.click(await screen.findByRole(role, { name }));
const openMenu = () => press("Opções da mensagem");

test("message actions: a typed text survives editing another message", async () => {
  show();
  await userEvent.type(field() ?? document.body, "Começo de uma frase");
  localStorage.clear();
  await openMenu();
  await press("Editar");
  expect(field()).toBeNull();
  await press("Cancelar");
  expect(field()).toHaveProperty("value", "Começo de uma frase");
  expect(document.activeElement).toBe(menu());
});

test("message actions: replying moves the focus to the field, and closing the menu moves it back to the message", async () => {
  show();
  await openMenu();
  await press("Fechar");
  expect(document.activeElement).toBe(menu());
  await openMenu();
  await press("Responder");
  expect(document.activeElement).toBe(field());
  await press("Não responder a esta mensagem");
  expect(document.activeElement).toBe(field());
});

test("message actions: an edit and a reaction show at every copy of the message, and return the focus to it", async () => {
  show();
  answer = { problem: null, message: { ...own, message: "Corrigida" } };
  await openMenu();
  await press("Editar");
  await press("Salvar", "button");
  expect(await screen.findByText("Corrigida")).toBeDefined();
  expect(document.activeElement).toBe(menu());
  const reactions = [{ userId: "ana", emoji: "👍" }];
  answer = { problem: null, message: { ...own, reactions } };
  await openMenu();
  await press("Reagir com 👍", "button");
  expect(await screen.findByText("Você reagiu com 👍")).toBeDefined();
  expect(document.activeElement).toBe(menu());
});

test("message actions: deleting needs a second confirmation, removes the message at once, and moves the focus to the field", async () => {
  show();
  await openMenu();
  const sure = (await screen.findByText("Apagar…")).closest("details");
  expect(sure?.open).toBe(false);
  expect(sure?.contains(screen.getByText("Apagar para os dois"))).toBe(true);
  await userEvent.click(await screen.findByText("Apagar…"));
  await press("Apagar para os dois", "button");
  expect(await screen.findByText("Mensagem apagada")).toBeDefined();
  expect(screen.queryByText("Já enviada")).toBeNull();
  expect(document.activeElement).toBe(field());
});

test("message actions: discarding a message moves the focus to the field", async () => {
  show();
  await press("Descartar", "button");
  expect(screen.queryByText("Sem rede")).toBeNull();
  expect(document.activeElement).toBe(field());
});

test("message actions: an error shows its own text until the next success", async () => {
  show("late");
  expect(screen.getByText("late")).toBeDefined();
  answer = { problem: "unavailable", message: null };
  await openMenu();
  await press("Reagir com 👍", "button");
  expect(await screen.findByText("failed")).toBeDefined();
  await userEvent.type(field() ?? document.body, "Oi{Enter}");
  expect(screen.queryByText("failed")).toBeNull();
});
