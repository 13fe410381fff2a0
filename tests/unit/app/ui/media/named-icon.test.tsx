import { act, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { NamedIcon } from "~/ui/media/named-icon";

const fetched = vi.fn<(address: string) => Promise<Response>>();
const house = { body: '<path d="M1 1" stroke-width="2"/>' };

// Iconify takes the browser's fetch when it is loaded.
let IconDrawing: (typeof import("~/ui/media/icon-drawing"))["IconDrawing"];
beforeAll(async () => {
  vi.stubGlobal("fetch", fetched);
  ({ IconDrawing } = await import("~/ui/media/icon-drawing"));
});
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
});

/** Asks for an icon that no test before has asked for: what was answered once is kept. */
async function drawForAMinute(name: string) {
  vi.useFakeTimers();
  const { container } = render(<IconDrawing name={`lucide:${name}`} size={18} className="" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  return container;
}
const isDot = (container: HTMLElement) => container.querySelector("circle") !== null;

test("is drawn once the portal's service has answered, a dot until then", async () => {
  fetched.mockImplementation(async () =>
    Response.json({ prefix: "lucide", icons: { house }, width: 24, height: 24 }),
  );
  const { container } = render(<NamedIcon name="lucide:house" />);
  expect(isDot(container)).toBe(true);
  await vi.waitFor(() => expect(container.querySelector("path")).not.toBeNull());
  expect(isDot(container)).toBe(false);
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("18");
  expect(container.querySelector("[aria-hidden=true]")).not.toBeNull();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/icons/lucide.json?icons=house",
  ]);
});

test("404 aborts: nothing more is asked, the dot stays", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }));
  expect(isDot(await drawForAMinute("nobody-knows"))).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

test("after any other failure the service is asked once more", async () => {
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  fetched.mockImplementation(async () =>
    Response.json({ prefix: "lucide", icons: { bell: house }, width: 24, height: 24 }),
  );
  expect(isDot(await drawForAMinute("bell"))).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a service that keeps silent leaves the dot, and is not asked for ever", async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  expect(isDot(await drawForAMinute("silence"))).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("forty names go in addresses of at most 500 characters", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }));
  const names = Array.from({ length: 40 }, (_, index) => `lucide:quite-a-name-${index}`);
  vi.useFakeTimers();
  render(names.map((name) => <IconDrawing key={name} name={name} size={18} className="" />));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const addresses = fetched.mock.calls.map(([address]) => String(address));
  expect(addresses.length).toBeGreaterThan(1);
  // From the path on, and a comma as one, as the service counts.
  const lengths = addresses.map((address) => address.replaceAll("%2C", ",").length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

test.each(["home", "lucide:", "@other:lucide:house", "lucide:House", "../lucide:house"])(
  "%j is no name, and asks for nothing",
  async (name) => {
    vi.useFakeTimers();
    const { container } = render(<NamedIcon name={name} />);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(container.querySelector("circle")).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("on the server it is the dot, without a style attribute", () => {
  const html = renderToStaticMarkup(<NamedIcon name="lucide:house" />);
  expect(html).toContain("<circle");
  expect(html).not.toContain("style=");
});
