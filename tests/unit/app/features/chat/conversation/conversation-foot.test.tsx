import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConversationFoot } from "~/features/chat/conversation/conversation-foot";
import type { SharedPage } from "~/features/chat/shared-pages";
import { useThreadActs } from "~/features/chat/thread/use-thread-acts";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const partner = { directusUserId: "bia", name: "Bia S.", avatar: null };
const live = { chat: null, messages: [], waiting: [] };

function show(areConnected: boolean) {
  function Foot() {
    const acts = useThreadActs(
      { chosen: { on: null, reply: null, edit: null }, problem: null },
      { messages: [], look: () => Promise.resolve(), note: () => {} },
    );
    const thread = {
      ...{ ownUserId: "ana", name: partner.name, page: "/app/chat/bia", report: null, acts },
      ...{ now: "2026-11-20T12:00:00.000Z", canAct: true, canReact: false },
      shared: { origin: "https://portal.example", known: new Map<string, SharedPage>() },
    };
    const input = {
      ...{ live, thread, partner, areConnected, draft: null, newId: "n" },
      newChatsText: "Uma por dia.",
    };
    return <ConversationFoot {...input} isBlocked={false} onSend={() => {}} />;
  }
  const Page = createRemixStub([{ path: "*", Component: Foot }]);
  render(<Page />);
}

test("conversation footer: says that the first message to a stranger is a request, without pictures", () => {
  show(false);
  expect(
    screen.getByText(/Ela chega como solicitação.*sem imagens.* Uma por dia\.$/),
  ).toBeDefined();
  expect(screen.queryByLabelText("Anexar imagem")).toBeNull();
});

test("conversation footer: the first message to a connection is no request, and may carry a picture", () => {
  show(true);
  expect(screen.getByText("Escreva a primeira mensagem para Bia S.")).toBeDefined();
  expect(screen.queryByText(/solicitação/)).toBeNull();
  expect(screen.getByText("Uma por dia.")).toBeDefined();
  expect(screen.getByLabelText("Anexar imagem")).toBeDefined();
});
