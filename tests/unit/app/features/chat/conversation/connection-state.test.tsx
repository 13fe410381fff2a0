import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ConnectionState } from "~/features/chat/conversation/conversation-page";
import type { HubState } from "~/features/chat/hub/use-chat-hub";

const show = (state: HubState, isOffline = false) => {
  const [reconnect, look] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const { container } = render(
    <ConnectionState isOffline={isOffline} hub={{ state, reconnect }} look={look} />,
  );
  return { container, reconnect, look };
};

test.each(["idle", "connecting", "connected"] as const)(
  "chat connection state: shows nothing while %s",
  (state) => {
    expect(show(state).container.textContent).toBe("");
  },
);

test("chat connection state: shows that it is reconnecting", () => {
  show("reconnecting");
  expect(screen.getByRole("status").textContent).toBe("Reconectando…");
});

test("chat connection state: after the last attempt a button reconnects and loads new messages", () => {
  const { reconnect, look } = show("disconnected", true);
  const said = screen.getByRole("status").textContent;
  expect(said).toContain("Desconectado.");
  expect(said).toContain("Sem conexão com o portal.");
  fireEvent.click(screen.getByRole("button", { name: "Tentar agora" }));
  expect([reconnect.mock.calls.length, look.mock.calls.length]).toEqual([1, 1]);
});

test("chat connection state: the button loads again if the portal does not respond", () => {
  const { reconnect, look } = show("connected", true);
  fireEvent.click(screen.getByRole("button", { name: "Tentar agora" }));
  expect([reconnect.mock.calls.length, look.mock.calls.length]).toEqual([0, 1]);
});
