import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPositionSaver } from "~/content/item/use-watch-room";

let nowMs = 0;
const fetched = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response()));
const beacon = vi.fn((_: string, __: URLSearchParams) => true);
const positionOf = (body: unknown) => (body as URLSearchParams).get("positionSec");
const sent = () => fetched.mock.calls.map(([, { body }]) => positionOf(body));

beforeEach(() => {
  nowMs = 0;
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { sendBeacon: beacon });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function watching() {
  const saver = createPositionSaver("film", () => nowMs);
  const run = (from: number, until: number) => {
    for (let second = from; second <= until; second += 0.25) {
      nowMs = second * 1000;
      saver.moved(second);
    }
  };
  return { keeper: saver, run };
}

test("watch position: is saved every ten seconds while playing", () => {
  const { run } = watching();
  run(0, 35);
  expect(sent()).toEqual(["10", "20", "30"]);
});

test("watch position: is saved at once on pause, only once", () => {
  const { keeper: saver, run } = watching();
  run(0, 4);
  saver.stopped(4.2);
  saver.stopped(4.6);
  expect(sent()).toEqual(["4"]);
});

test("watch position: is sent on leaving, if not saved yet", () => {
  const { keeper: saver, run } = watching();
  run(0, 13);
  saver.left();
  saver.left();
  expect(beacon.mock.calls.map(([, body]) => positionOf(body))).toEqual(["13"]);
});

test("watch position: is not sent without playback", () => {
  watching().keeper.left();
  expect(fetched).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
});

test("watch position: falls back to fetch if the browser rejects a beacon", () => {
  beacon.mockReturnValueOnce(false);
  const { keeper: saver, run } = watching();
  run(0, 5);
  saver.left();
  expect(sent()).toEqual(["5"]);
});
