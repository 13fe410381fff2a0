import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../../public/embed.js"), "utf8");
const PORTAL = "https://portal.example";
const SILENCE_MS = 15_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Runs the script as the embedded page does, between the portal's page and a third-party player. */
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
  const received: unknown[] = [];
  page.postMessage.mockImplementation((message: { film: unknown }) => received.push(message.film));
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
  return {
    frame,
    player,
    told: received,
    says,
    load: () => frame.dispatchEvent(new Event("load")),
  };
}

test.each(["youtube", "vimeo"] as const)(
  "video embed: a player of %s that stays silent after loading is reported as broken",
  (provider) => {
    const { frame, told: received, load } = startEmbed(provider);
    expect(frame.src).toContain("https://");
    vi.advanceTimersByTime(4 * SILENCE_MS);
    // While the player is still loading, on any connection, the script waits.
    expect(received).toEqual([]);
    load();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(received).toEqual([{ state: "broken" }]);
  },
);

test("video embed: a player that sent a message is not reported", () => {
  const { told: received, says, load } = startEmbed("youtube");
  load();
  says(JSON.stringify({ event: "initialDelivery", info: { currentTime: 3 } }));
  vi.advanceTimersByTime(2 * SILENCE_MS);
  expect(received).toEqual([{ second: 3 }]);
});

test("video embed: messages of other origins do not count", () => {
  const { told: received, says, load } = startEmbed("vimeo");
  load();
  says(JSON.stringify({ event: "ready" }), "https://elsewhere.example");
  vi.advanceTimersByTime(SILENCE_MS);
  expect(received).toEqual([{ state: "broken" }]);
});

test("video embed: Vimeo's time and pause events are forwarded", () => {
  const { told: received, player, says } = startEmbed("vimeo");
  says(JSON.stringify({ event: "ready" }));
  expect(player.postMessage).toHaveBeenCalledWith(
    JSON.stringify({ method: "addEventListener", value: "timeupdate" }),
    "https://player.vimeo.com",
  );
  says(JSON.stringify({ event: "timeupdate", data: { seconds: 7 } }));
  says(JSON.stringify({ event: "pause", data: { seconds: 7 } }));
  expect(received).toEqual([
    { second: 7 },
    { state: "playing" },
    { second: 7 },
    { state: "paused" },
  ]);
});
