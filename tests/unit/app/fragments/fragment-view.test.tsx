import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FragmentView } from "~/fragments/fragment-view";
import { Prose } from "~/ui/data/prose";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  // The hash is an answer of the browser that no timer brings.
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

test("is fetched 100 ms after the last change, once", async () => {
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

test("keeps what it showed until the new one is there", async () => {
  const { rerender, container } = render(view("ZH"));
  await pass(100);
  expect(isBusy(container)).toBe(false);
  rerender(view("BE"));
  expect(isBusy(container)).toBe(true);
  expect(screen.getByText('Cantões {"code":"ZH"}')).toBeTruthy();
  await pass(100);
  expect(screen.getByText('Cantões {"code":"BE"}')).toBeTruthy();
});

test("gives way to the placeholder when it fails, and is tried once more", async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  render(view("ZH"));
  await pass(100);
  expect(screen.getByText("Agora não")).toBeTruthy();
  await pass(2_000);
  expect(screen.getByText('Cantões {"code":"ZH"}')).toBeTruthy();
});

test("that stays away leaves the placeholder, and is asked for twice only", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  render(view("ZH"));
  await pass(60_000);
  expect(screen.getByText("Agora não")).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("that keeps silent for 5,000 ms has failed", async () => {
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

test("of something that is gone asks for nothing", async () => {
  const { unmount } = render(view("ZH"));
  unmount();
  await pass(1_000);
  expect(fetched).not.toHaveBeenCalled();
});
