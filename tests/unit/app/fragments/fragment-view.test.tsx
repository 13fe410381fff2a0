import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FragmentView } from "~/fragments/fragment-view";
import { Prose } from "~/ui/data/prose";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  // The browser computes the hash outside the fake timers.
  vi.stubGlobal("crypto", { subtle: { digest: async () => new ArrayBuffer(32) } });
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async (address) => {
    const props = new URL(address, "http://portal.test").searchParams.get("props");
    return Response.json({ html: `<p>Cantões ${props}</p>` });
  });
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const view = (code: string) => (
  <FragmentView name="Figures" props={{ code }} placeholder={<p>Agora não</p>}>
    {(html) => <Prose html={html} />}
  </FragmentView>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isBusy = (container: HTMLElement) =>
  container.firstElementChild?.getAttribute("aria-busy") === "true";

test("fragment view: loads once, 100 ms after the last change", async () => {
  const { rerender } = render(view("ZH"));
  await pass(99);
  rerender(view("BE"));
  await pass(99);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched).toHaveBeenCalledOnce();
  expect(screen.getByText('Cantões {"code":"BE"}')).toBeTruthy();
  rerender(view("BE"));
  await pass(1_000);
  expect(fetched).toHaveBeenCalledOnce();
});

test("fragment view: keeps the old contents until the new ones are loaded", async () => {
  const { rerender, container } = render(view("ZH"));
  await pass(100);
  expect(isBusy(container)).toBe(false);
  rerender(view("BE"));
  expect(isBusy(container)).toBe(true);
  expect(screen.getByText('Cantões {"code":"ZH"}')).toBeTruthy();
  await pass(100);
  expect(screen.getByText('Cantões {"code":"BE"}')).toBeTruthy();
});

test("fragment view: shows the placeholder on failure, and retries once", async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  render(view("ZH"));
  await pass(100);
  expect(screen.getByText("Agora não")).toBeTruthy();
  await pass(2_000);
  expect(screen.getByText('Cantões {"code":"ZH"}')).toBeTruthy();
});

test("fragment view: keeps the placeholder after two failures", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  render(view("ZH"));
  await pass(60_000);
  expect(screen.getByText("Agora não")).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("fragment view: fails after 5,000 ms without a response", async () => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  render(view("ZH"));
  await pass(5_099);
  expect(screen.queryByText("Agora não")).toBeNull();
  await pass(1);
  expect(screen.getByText("Agora não")).toBeTruthy();
});

test("fragment view: loads nothing once unmounted", async () => {
  const { unmount } = render(view("ZH"));
  unmount();
  await pass(1_000);
  expect(fetched).not.toHaveBeenCalled();
});
