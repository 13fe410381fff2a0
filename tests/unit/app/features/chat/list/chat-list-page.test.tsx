import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChatListPage } from "~/features/chat/list/chat-list-page";

const page = {
  chats: [],
  hidesReceipts: false,
  search: "",
  share: null,
  now: "2026-11-20T12:00:00.000Z",
  origin: "https://portal.example",
};

test("chat list page: shows the error of a form in the list", () => {
  const Component = () => <ChatListPage {...page} problem="failed" hasReceiptsOpen={false} />;
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
  expect(screen.getByRole("alert").textContent).toContain("Isso não deu certo agora");
});

test("chat list page: without a conversation it leads to the members", () => {
  const Component = () => <ChatListPage {...page} problem={null} hasReceiptsOpen={false} />;
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
  const link = screen.getByRole("link", { name: "Ver os membros" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/members");
});

test("chat list page: a search without hits names what was searched and can be cleared", () => {
  const Component = () => (
    <ChatListPage {...page} search="nada" problem={null} hasReceiptsOpen={false} />
  );
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
  expect(screen.getByRole("heading", { name: "Nada encontrado para “nada”" })).toBeTruthy();
  const clear = screen.getByRole("link", { name: "Mostrar todas" });
  expect(clear.getAttribute("href")).toBe("/pt-BR/app/chat");
});
