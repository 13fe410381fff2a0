import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../../public/embed.js"), "utf8");
const PORTAL = "https://portal.example";
const SILENCE_MS = 15_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The script as a page of ours runs it, between the portal's page and somebody else's player. */
function startEmbed(provider: "youtube" | "vimeo") {
  const address =
    provider === "youtube"
      ? "https://www.youtube-nocookie.com/embed/x"
      : "https://player.vimeo.com/video/1";
  const player = { postMessage: vi.fn() };
  const page = { postMessage: vi.fn() };
  const frame = Object.assign(new EventTarget(), {
    ...{ dataset: { address }, contentWindow: player, src: "" },
  });
  const view = new EventTarget();
  const told: unknown[] = [];
  page.postMessage.mockImplementation((message: { film: unknown }) => told.push(message.film));
  runInContext(
    script,
    createContext({
      document: { querySelector: () => frame, documentElement: { dataset: { provider } } },
      parent: page,
      location: { origin: PORTAL },
      addEventListener: view.addEventListener.bind(view),
      ...{ setTimeout, URL, JSON },
    }),
  );
  const says = (data: unknown, origin = new URL(address).origin) =>
    view.dispatchEvent(Object.assign(new Event("message"), { source: player, origin, data }));
  return { frame, player, told, says, load: () => frame.dispatchEvent(new Event("load")) };
}

test.each(["youtube", "vimeo"] as const)(
  "a player of %s that says nothing once its page is there is told as broken",
  (provider) => {
    const { frame, told, load } = startEmbed(provider);
    expect(frame.src).toContain("https://");
    vi.advanceTimersByTime(4 * SILENCE_MS);
    // As long as it still comes, on whatever line, it is waited for.
    expect(told).toEqual([]);
    load();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(told).toEqual([{ state: "broken" }]);
  },
);

test("one that was heard is not", () => {
  const { told, says, load } = startEmbed("youtube");
  load();
  says(JSON.stringify({ event: "initialDelivery", info: { currentTime: 3 } }));
  vi.advanceTimersByTime(2 * SILENCE_MS);
  expect(told).toEqual([{ second: 3 }]);
});

test("nobody else is heard in its place", () => {
  const { told, says, load } = startEmbed("vimeo");
  load();
  says(JSON.stringify({ event: "ready" }), "https://elsewhere.example");
  vi.advanceTimersByTime(SILENCE_MS);
  expect(told).toEqual([{ state: "broken" }]);
});

test("what Vimeo tells of its seconds and its stop is passed on", () => {
  const { told, player, says } = startEmbed("vimeo");
  says(JSON.stringify({ event: "ready" }));
  expect(player.postMessage).toHaveBeenCalledWith(
    JSON.stringify({ method: "addEventListener", value: "timeupdate" }),
    "https://player.vimeo.com",
  );
  says(JSON.stringify({ event: "timeupdate", data: { seconds: 7 } }));
  says(JSON.stringify({ event: "pause", data: { seconds: 7 } }));
  expect(told).toEqual([{ second: 7 }, { state: "playing" }, { second: 7 }, { state: "paused" }]);
});
