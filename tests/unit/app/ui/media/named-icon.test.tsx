import { act, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { NamedIcon } from "~/ui/media/named-icon";

const fetched = vi.fn<(address: string) => Promise<Response>>();
const house = { body: '<path d="M1 1" stroke-width="2"/>' };

// Iconify reads the browser's fetch when it is loaded.
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

/** Renders an icon for a minute. Use a name that no earlier test used, as responses are cached. */
async function drawForAMinute(name: string) {
  vi.useFakeTimers();
  const { container } = render(<IconDrawing name={`lucide:${name}`} size={18} className="" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  return container;
}
const isDot = (container: HTMLElement) => container.querySelector("circle") !== null;

test("named icon: appears once the icon service has responded, a dot until then", async () => {
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

test("named icon: stays a dot after a 404, without further requests", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }));
  expect(isDot(await drawForAMinute("nobody-knows"))).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

test("named icon: is requested once more after another failure", async () => {
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  fetched.mockImplementation(async () =>
    Response.json({ prefix: "lucide", icons: { bell: house }, width: 24, height: 24 }),
  );
  expect(isDot(await drawForAMinute("bell"))).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("named icon: stays a dot if the service is silent, and stops trying", async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  expect(isDot(await drawForAMinute("silence"))).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("named icon: forty names are split into addresses of at most 500 characters", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }));
  const names = Array.from({ length: 40 }, (_, index) => `lucide:quite-a-name-${index}`);
  vi.useFakeTimers();
  render(names.map((name) => <IconDrawing key={name} name={name} size={18} className="" />));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const addresses = fetched.mock.calls.map(([address]) => String(address));
  expect(addresses.length).toBeGreaterThan(1);
  // Length from the path on, with a comma as one character, as the service counts.
  const lengths = addresses.map((address) => address.replaceAll("%2C", ",").length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

test.each(["home", "lucide:", "@other:lucide:house", "lucide:House", "../lucide:house"])(
  "named icon: %j is no valid name, and sends no request",
  async (name) => {
    vi.useFakeTimers();
    const { container } = render(<NamedIcon name={name} />);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(container.querySelector("circle")).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("named icon: is a dot without a style attribute on the server", () => {
  const html = renderToStaticMarkup(<NamedIcon name="lucide:house" />);
  expect(html).toContain("<circle");
  expect(html).not.toContain("style=");
});
