import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announceGuest, startSessionClock } from "~/session/session-clock";

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Tabs of one browser, without the delays of the real channel. */
class TabChannel {
  static readonly open = new Set<TabChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    TabChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of TabChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    TabChannel.open.delete(this);
  }
}

/** Each lock has one holder at a time. */
class TabLocks {
  readonly held = new Map<string, Promise<unknown>>();
  request(name: string, work: () => Promise<void>) {
    const working = (this.held.get(name) ?? Promise.resolve()).then(work);
    this.held.set(name, working);
    return working.finally(() => {
      if (this.held.get(name) === working) this.held.delete(name);
    });
  }
  async query() {
    return { held: [...this.held.keys()].map((name) => ({ name })) };
  }
}

let locks: TabLocks;
let answers: { status: number; leftMs?: number }[] = [];
let requests: string[] = [];
const stops: (() => void)[] = [];
const assign = vi.fn();

function start(remainingMs: number): void {
  stops.push(startSessionClock(remainingMs));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", TabChannel);
  vi.stubGlobal("location", { pathname: "/pt-BR/app/news", search: "?page=2", assign });
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    requests.push(`${method} ${path}`);
    const { status, leftMs: remainingMs = 0 } = answers.shift() ?? {
      status: 200,
      leftMs: 7 * DAY_MS,
    };
    if (status === 0) throw new TypeError("no network");
    return Response.json({ leftMs: remainingMs }, { status });
  });
  locks = new TabLocks();
  vi.stubGlobal("navigator", { locks });
  answers = [];
  requests = [];
});

afterEach(() => {
  localStorage.clear();
  for (const stop of stops.splice(0)) stop();
  TabChannel.open.clear();
  sessionStorage.clear();
  assign.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("session clock renews", () => {
  test("one hour before the end", async () => {
    start(7 * DAY_MS);
    await vi.advanceTimersByTimeAsync(7 * DAY_MS - HOUR_MS - 1);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual(["POST /pt-BR/session"]);
  });

  test("again one hour before the next end", async () => {
    answers = [{ status: 200, leftMs: 3 * HOUR_MS }];
    start(HOUR_MS);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS - 1);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  test("at once if less than an hour is left", async () => {
    start(5 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
  });

  test("at most once a minute, however short the sessions are", async () => {
    answers = Array.from({ length: 100 }, () => ({ status: 200, leftMs: 1_000 }));
    start(1_000);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(requests.length).toBeLessThanOrEqual(11);
  });

  test("also if the end exceeds the longest timer", async () => {
    start(30 * DAY_MS);
    await vi.advanceTimersByTimeAsync(30 * DAY_MS - HOUR_MS - 1);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
  });

  test("no longer once stopped", async () => {
    start(2 * HOUR_MS);
    stops.pop()?.();
    await vi.advanceTimersByTimeAsync(7 * DAY_MS);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(requests).toEqual([]);
  });
});

describe("session clock in several tabs", () => {
  test("renews once; the other tabs adopt the new end", async () => {
    start(2 * HOUR_MS);
    start(2 * HOUR_MS);
    start(2 * HOUR_MS);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(requests).toEqual(["POST /pt-BR/session"]);
    await vi.advanceTimersByTimeAsync(5 * DAY_MS);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["", 5_000],
    [", also after the clock was set back by seconds", -5_000],
  ])("renews once if the lock arrives before the message%s", async (_, agoMs) => {
    localStorage.setItem("portal:last-renewal", `${Date.now() + HOUR_MS - agoMs} ${7 * DAY_MS}`);
    start(2 * HOUR_MS);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(7 * DAY_MS - HOUR_MS - agoMs);
    expect(requests).toEqual(["POST /pt-BR/session"]);
  });

  test("renews once if storage and messages arrive after the lock", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, clear: () => {} });
    vi.stubGlobal(
      "BroadcastChannel",
      class extends TabChannel {
        override postMessage() {}
      },
    );
    start(2 * HOUR_MS);
    start(2 * HOUR_MS);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(requests).toEqual(["POST /pt-BR/session"]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(locks.held.size).toBe(0);
  });

  test.each([
    ["an hour ago", -HOUR_MS],
    ["by a clock that ran ahead", 3 * DAY_MS],
  ])("ignores a renewal %s", async (_, offsetMs) => {
    localStorage.setItem("portal:last-renewal", `${Date.now() + offsetMs} ${7 * DAY_MS}`);
    start(HOUR_MS);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(["POST /pt-BR/session"]);
  });

  test("checks the session after a logout elsewhere, and redirects to the login", async () => {
    start(7 * DAY_MS);
    sessionStorage.setItem("portal:was-member", "1");
    answers = [{ status: 401 }];
    announceGuest();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(["GET /pt-BR/session"]);
    expect(assign).toHaveBeenCalledWith("/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fnews%3Fpage%3D2");
  });

  test("checks the session after another account's logout, and stays", async () => {
    start(7 * DAY_MS);
    sessionStorage.setItem("portal:was-member", "1");
    answers = [{ status: 200, leftMs: DAY_MS }];
    announceGuest();
    await vi.advanceTimersByTimeAsync(0);
    expect(assign).not.toHaveBeenCalled();
  });

  test("ignores the message of a guest who never was a member", async () => {
    start(7 * DAY_MS);
    sessionStorage.clear();
    announceGuest();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
  });
});

describe("session clock in a suspended tab", () => {
  test.each([
    ["becomes visible", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["is online again", () => window.dispatchEvent(new Event("online"))],
    ["is shown again", () => window.dispatchEvent(new Event("pageshow"))],
  ])("renews when the tab %s after the renewal time", async (_, wakeUp) => {
    start(3 * HOUR_MS);
    // After sleep: the clock has moved on, the timers have not.
    vi.setSystemTime(Date.now() + 5 * HOUR_MS);
    wakeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(["POST /pt-BR/session"]);
  });

  test("sends nothing when the tab wakes up earlier", async () => {
    start(3 * HOUR_MS);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
  });

  test("sends one request, not one per event", async () => {
    start(3 * HOUR_MS);
    vi.setSystemTime(Date.now() + 5 * HOUR_MS);
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new Event("pageshow"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
  });
});

describe("failed session renewal", () => {
  test("with a refusal redirects to the login and back to this page", async () => {
    answers = [{ status: 401 }];
    start(HOUR_MS);
    await vi.advanceTimersByTimeAsync(0);
    expect(assign).toHaveBeenCalledWith("/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fnews%3Fpage%3D2");
  });

  test.each([503, 500, 429, 0])(
    "with %i keeps the member and retries in a minute",
    async (status) => {
      answers = [{ status }];
      start(HOUR_MS);
      await vi.advanceTimersByTimeAsync(0);
      expect(assign).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(2);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});
