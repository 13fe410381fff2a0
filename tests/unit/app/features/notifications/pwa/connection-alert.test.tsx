import { act, render, screen } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { ConnectionAlert } from "~/features/notifications/pwa/page-extras";

const connection = vi.spyOn(navigator, "onLine", "get");
afterAll(() => connection.mockRestore());

function setConnection(isThere: boolean): void {
  connection.mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? "online" : "offline")));
}

test("offline alert: appears on an open page until the connection is back", () => {
  render(<ConnectionAlert />);
  const told = () => screen.getByRole("status").textContent;
  expect(told()).toBe("");
  setConnection(false);
  expect(told()).toContain("Você está sem conexão.");
  setConnection(true);
  expect(told()).toBe("");
});
