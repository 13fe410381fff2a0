import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Session, SessionAnswer } from "~/session/sessions.server";
import { createSessionEvents } from "~/session/session-events.server";

const ana = sessionOf("ana");
const bia = sessionOf("bia");

function sessionOf(id: string, isPaying = false): Session {
  return {
    accessToken: `token-of-${id}`,
    accessTokenExpiryMs: Number.MAX_SAFE_INTEGER,
    tier: isPaying ? "paying" : "free",
    directusToken: null,
    isTeam: false,
    isTeamLocked: false,
    member: {
      id,
      directusUserId: id,
      firstName: id,
      lastName: "Souza",
      fullName: `${id} Souza`,
      email: `${id}@example.com`,
      isPaying,
      picture: null,
    },
  };
}

let answers: SessionAnswer[] = [];
let stale: string[] = [];
const sessions = {
  markStale: (token: string) => void stale.push(token),
  resolve: async (): Promise<SessionAnswer> => answers.shift() ?? { kind: "member", session: ana },
};

/** Collects what a browser would read. */
function listen(response: Response) {
  const received = { text: "", isOver: false };
  const reader = response.body?.getReader();
  if (!reader) throw new Error(`No stream: ${response.status}`);
  const read = async (): Promise<void> => {
    const { done, value } = await reader.read();
    if (done) received.isOver = true;
    else {
      received.text += new TextDecoder().decode(value);
      await read();
    }
  };
  void read();
  return { heard: received, leave: () => reader.cancel() };
}

const changes = ({ heard: received }: { heard: { text: string } }) =>
  received.text.match(/event: changed/g)?.length ?? 0;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00.000Z") });
  answers = [];
  stale = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("session event stream", () => {
  test("reports only that the member's own account changed", async () => {
    const events = createSessionEvents({ sessions });
    const response = events.open(ana, null);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const own = listen(response);
    const other = listen(events.open(bia, null));
    events.changed(["ana"]);
    await pass(1_000);
    expect([changes(own), changes(other)]).toEqual([1, 0]);
    expect(own.heard.text.replaceAll(/id: \d+\n/g, "")).toBe(
      "retry: 1000\n\nevent: changed\ndata: \n\n",
    );
    expect(stale).toEqual([ana.accessToken]);
  });

  test("repeats the event only if the service had not seen the change at first", async () => {
    const events = createSessionEvents({ sessions });
    const stream = listen(events.open(ana, null));
    events.changed(["ana"]);
    await pass(7_000);
    expect(changes(stream)).toBe(1);
    answers = [
      { kind: "member", session: ana },
      { kind: "member", session: sessionOf("ana", true) },
    ];
    events.changed(["ana"]);
    await pass(7_000);
    expect(changes(stream)).toBe(3);
  });

  test("combines many simultaneous changes into one event", async () => {
    const events = createSessionEvents({ sessions });
    const stream = listen(events.open(ana, null));
    for (let time = 0; time < 20; time += 1) events.changed(["ana"]);
    await pass(7_000);
    expect(changes(stream)).toBe(1);
  });

  test("reports a change without named members", async () => {
    const events = createSessionEvents({ sessions });
    const stream = listen(events.open(ana, null));
    events.changed([]);
    await pass(1_000);
    expect(changes(stream)).toBe(1);
  });

  test("sends heartbeats, and closes within a minute, so that the cookie is checked again", async () => {
    const events = createSessionEvents({ sessions });
    const stream = listen(events.open(ana, null));
    await pass(39_000);
    expect(stream.heard.text.match(/^id: /gm)).toHaveLength(2);
    expect(stream.heard.isOver).toBe(false);
    await pass(10_000);
    expect(stream.heard.isOver).toBe(true);
    expect(events.count()).toBe(0);
  });

  test("leaves nothing behind when the browser disconnects", async () => {
    const events = createSessionEvents({ sessions });
    const stream = listen(events.open(ana, null));
    events.changed(["ana"]);
    await stream.leave();
    expect(events.count()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("session events: a page rendered before a change and connected after it gets the event", async () => {
  const events = createSessionEvents({ sessions });
  events.changed(["ana"]);
  await pass(8_000);
  const stream = listen(events.open(ana, null));
  const other = listen(events.open(bia, null));
  await pass(1_000);
  expect([changes(stream), changes(other)]).toEqual([1, 0]);
});

test("session events: a page whose hub disconnected gets the events that the hub may have missed", async () => {
  const events = createSessionEvents({ sessions });
  events.changed(["ana"]);
  await pass(60_000);
  const stream = listen(events.open(ana, null, true));
  const page = listen(events.open(ana, null));
  await pass(1_000);
  expect([changes(stream), changes(page)]).toEqual([1, 0]);
});

test("session events: a notified member gets the event at once, without a session check, and other members don't", async () => {
  const events = createSessionEvents({ sessions });
  const own = listen(events.open(ana, String(Date.now())));
  const other = listen(events.open(bia, String(Date.now())));
  events.notified("ana");
  await pass(0);
  expect(own.heard.text).toContain("event: notified\n");
  expect(other.heard.text).not.toContain("event:");
  expect(stale).toEqual([]);
});

test("session events: without named members the event reaches all one after the other, including reconnecting ones", async () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
  const events = createSessionEvents({ sessions });
  const streams = [ana, bia].map((each) => listen(events.open(each, String(Date.now()))));
  const notified = () =>
    streams.map(({ heard: received }) => received.text.includes("event: notified"));
  vi.spyOn(Math, "random").mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
  events.notified();
  await pass(2_000);
  expect(notified()).toEqual([true, false]);
  await pass(8_000);
  expect(notified()).toEqual([true, true]);
  const back = listen(events.open(ana, String(Date.now() - 12_000)));
  const late = listen(events.open(bia, String(Date.now() - 1_000)));
  await pass(10_000);
  expect(back.heard.text).toContain("event: notified");
  expect(late.heard.text).not.toContain("event:");
  expect(stale).toEqual([]);
});

describe("reconnecting session event stream", () => {
  const atMs = (ago: number) => String(Date.now() - ago);

  test("reports changes in the meantime", async () => {
    const events = createSessionEvents({ sessions });
    events.changed(["ana"]);
    await pass(2_000);
    const own = listen(events.open(ana, atMs(3_000)));
    const other = listen(events.open(bia, atMs(3_000)));
    await pass(1_000);
    expect([changes(own), changes(other)]).toEqual([1, 0]);
  });

  test("reports nothing already received", async () => {
    const events = createSessionEvents({ sessions });
    events.changed(["ana"]);
    await pass(60_000);
    const stream = listen(events.open(ana, atMs(10_000)));
    await pass(1_000);
    expect(changes(stream)).toBe(0);
  });

  test.each(["0", "-5", "not a number"])("after too long (%s) requests a check", async (id) => {
    const events = createSessionEvents({ sessions });
    const stream = listen(events.open(ana, id));
    await pass(1_000);
    expect(changes(stream)).toBe(1);
  });
});

describe("session event limits", () => {
  test("allow eight streams per member", () => {
    const events = createSessionEvents({ sessions });
    const statuses = Array.from({ length: 9 }, () => events.open(ana, null).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    expect(events.open(bia, null).status).toBe(200);
  });

  test("a stopping process closes all streams and opens none", async () => {
    const events = createSessionEvents({ sessions });
    const streams = [listen(events.open(ana, null)), listen(events.open(bia, null))];
    events.close();
    await pass(0);
    expect(streams.map(({ heard: received }) => received.isOver)).toEqual([true, true]);
    expect(events.open(ana, null).status).toBe(503);
    expect(vi.getTimerCount()).toBe(0);
  });
});
