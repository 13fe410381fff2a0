import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CantonComparison } from "~/shell/map/canton-explorer";

const fetched = vi.fn<(address: string) => Promise<Response>>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const compareWith = (code: string) =>
  fireEvent.change(screen.getByLabelText("Comparar com"), { target: { value: code } });
const requestedFor = () =>
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

test("canton comparison: compares with the selected canton, and with none by default", async () => {
  const { rerender } = render(<CantonComparison code="ZH" />);
  rerender(<CantonComparison code="GE" />);
  await pass(1_000);
  expect(fetched).not.toHaveBeenCalled();
  compareWith("BE");
  await pass(100);
  expect(screen.getByText("Lado a lado")).toBeTruthy();
  expect(requestedFor()).toEqual([["/__nuxt_island/CantonFigures", '{"cantons":["GE","BE"]}']]);
  compareWith("");
  expect(screen.queryByText("Lado a lado")).toBeNull();
});

test("canton comparison: keeps the selected canton when the other changes, and never compares a canton with itself", async () => {
  const { rerender } = render(<CantonComparison code="ZH" />);
  compareWith("BE");
  rerender(<CantonComparison code="GE" />);
  await pass(100);
  expect(requestedFor()).toEqual([["/__nuxt_island/CantonFigures", '{"cantons":["GE","BE"]}']]);
  rerender(<CantonComparison code="BE" />);
  expect(screen.queryByText("Lado a lado")).toBeNull();
});

test("canton comparison: says that the figures are unavailable", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 403 }));
  render(<CantonComparison code="ZH" />);
  compareWith("BE");
  await pass(100);
  expect(screen.getByText("A comparação não está disponível agora.")).toBeTruthy();
});
