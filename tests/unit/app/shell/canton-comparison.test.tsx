import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CantonComparison } from "~/shell/canton-comparison";

const fetched = vi.fn<(address: string) => Promise<Response>>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const askedFor = () =>
  fetched.mock.calls.map(([address]) => {
    const url = new URL(address, "http://portal.test");
    return [url.pathname.split("_").slice(0, -1).join("_"), url.searchParams.get("props")];
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("crypto", { subtle: { digest: async () => new ArrayBuffer(32) } });
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async () => Response.json({ html: "<p>Lado a lado</p>" }));
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("compares the choice with the one before it, and nothing before there are two", async () => {
  const { rerender, container } = render(<CantonComparison code="ZH" />);
  await pass(1_000);
  expect(container.innerHTML).toBe("");
  rerender(<CantonComparison code="BE" />);
  rerender(<CantonComparison code="GE" />);
  await pass(100);
  expect(screen.getByText("Lado a lado")).toBeTruthy();
  expect(askedFor()).toEqual([["/__nuxt_island/CantonFigures", '{"cantons":["GE","BE"]}']]);
});

test("says so when the figures can't be had", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 403 }));
  const { rerender } = render(<CantonComparison code="ZH" />);
  rerender(<CantonComparison code="BE" />);
  await pass(100);
  expect(screen.getByText("A comparação não está disponível agora.")).toBeTruthy();
});
