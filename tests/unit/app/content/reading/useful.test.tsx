import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnReading } from "~/content/reading/own-reading";
import { Useful } from "~/content/reading/useful";

const fetched = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response()));
const bodies = () =>
  fetched.mock.calls.map(([, { body }]) => Object.fromEntries(body as URLSearchParams));

beforeEach(() => {
  fetched.mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const left: OwnReading = { positionPct: 0, isRead: false, isUseful: null, hasReason: false };
const show = (own: OwnReading | null = null) =>
  render(<Useful type="news" item="item-1" own={own} />);
const answer = (name: string) => screen.getByRole("button", { name });

test("helpful question: yes is sent at once, with thanks", async () => {
  show();
  await userEvent.click(answer("Sim"));
  expect(bodies()).toEqual([{ type: "news", item: "item-1", isUseful: "true" }]);
  const thanks = await screen.findByText("Obrigado pela resposta.");
  expect(thanks.getAttribute("role")).toBe("status");
  expect(answer("Sim").getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByRole("radiogroup")).toBeNull();
});

test("helpful question: no asks for a reason, and sends it", async () => {
  show();
  await userEvent.click(answer("Não"));
  await userEvent.click(await screen.findByRole("radio", { name: "Há um erro" }));
  await userEvent.type(screen.getByRole("textbox"), "O prazo é outro");
  await userEvent.click(answer("Enviar"));
  expect(bodies()[1]).toEqual({
    type: "news",
    item: "item-1",
    isUseful: "false",
    reason: "wrong",
    note: "O prazo é outro",
  });
  expect((await screen.findByText(/redação/)).getAttribute("role")).toBe("status");
  expect(screen.queryByRole("radiogroup")).toBeNull();
});

test("helpful question: shows the earlier answer", () => {
  show({ ...left, isUseful: false, hasReason: true });
  expect(answer("Não").getAttribute("aria-pressed")).toBe("true");
  expect(answer("Sim").getAttribute("aria-pressed")).toBe("false");
});

test("helpful question: asks again for a missing reason, but not a member who came to give it", async () => {
  const { rerender } = show({ ...left, isUseful: false });
  expect(await screen.findByRole("radiogroup")).toBeTruthy();
  rerender(
    <Useful type="news" item="item-1" own={{ ...left, isUseful: false, hasReason: true }} />,
  );
  expect(screen.queryByRole("radiogroup")).toBeNull();
});

test("helpful question: asks for a reason again only after a yes", async () => {
  show({ ...left, isUseful: false, hasReason: true });
  await userEvent.click(answer("Não"));
  expect((await screen.findByText(/A redação vai olhar/)).getAttribute("role")).toBe("status");
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await userEvent.click(answer("Sim"));
  await userEvent.click(answer("Não"));
  expect(await screen.findByRole("radiogroup")).toBeTruthy();
});

test("helpful question: reverts and shows an error if saving failed", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 503 }));
  show();
  await userEvent.click(answer("Sim"));
  expect(screen.getByRole("status").textContent).toContain("Tente de novo");
  expect(answer("Sim").getAttribute("aria-pressed")).toBe("false");
});
