import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followSession } from "~/session/session-events";

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

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: Stream[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Stream.made.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  refuse() {
    this.close();
    this.onerror?.();
  }
}

type Held = { signal: AbortSignal; work: () => Promise<void>; reject: (error: Error) => void };

/** One holder at a time, the next when it lets go. */
function locks() {
  const waiting: Held[] = [];
  let isHeld = false;
  function next(): void {
    const turn = isHeld ? undefined : waiting.shift();
    if (!turn) return;
    if (turn.signal.aborted) {
      turn.reject(new Error("aborted"));
      return next();
    }
    isHeld = true;
    void turn.work().then(() => {
      isHeld = false;
      next();
    });
  }
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((_resolve, reject) => {
        waiting.push({ signal, work, reject });
        next();
      }),
  };
}

let status = 200;
const assign = vi.fn();
const stops: (() => void)[] = [];

function follow(onChanged = () => {}): () => void {
  const stop = followSession(onChanged);
  stops.push(stop);
  return stop;
}

const openStreams = () => Stream.made.filter(({ readyState }) => readyState !== Stream.CLOSED);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", TabChannel);
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("location", { pathname: "/pt-BR/app", search: "", assign });
  vi.stubGlobal("fetch", async () => {
    if (status === 0) throw new TypeError("no network");
    return Response.json({ leftMs: 1 }, { status });
  });
  vi.stubGlobal("navigator", { locks: locks() });
  status = 200;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  TabChannel.open.clear();
  Stream.made.length = 0;
  assign.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a change", () => {
  test("is heard by the tab with the stream and by all others", async () => {
    const heard = [vi.fn(), vi.fn(), vi.fn()];
    for (const onChanged of heard) follow(onChanged);
    await vi.advanceTimersByTimeAsync(0);
    expect(openStreams()).toHaveLength(1);
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    for (const onChanged of heard) expect(onChanged).toHaveBeenCalledTimes(1);
  });

  test("that ended the session leads to login, with the reason and the way back", async () => {
    const onChanged = vi.fn();
    follow(onChanged);
    await vi.advanceTimersByTimeAsync(0);
    status = 401;
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(assign).toHaveBeenCalledWith(
      "/pt-BR/login?redirect=%2Fpt-BR%2Fapp&notice=session-ended",
    );
    expect(onChanged).not.toHaveBeenCalled();
  });

  test.each([503, 0])("while nobody can tell (%i) changes nothing", async (answer) => {
    const onChanged = vi.fn();
    follow(onChanged);
    await vi.advanceTimersByTimeAsync(0);
    status = answer;
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(assign).not.toHaveBeenCalled();
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe("the stream", () => {
  test("is taken over by the next tab when its tab is left", async () => {
    const stopFirst = follow();
    follow();
    await vi.advanceTimersByTimeAsync(0);
    stopFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.made).toHaveLength(2);
    expect(openStreams()).toHaveLength(1);
  });

  test("is let go of by a tab that is put aside, which looks when it is back", async () => {
    const onChanged = vi.fn();
    follow(onChanged);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("pagehide"));
    expect(openStreams()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    const back = Object.assign(new Event("pageshow"), { persisted: true });
    window.dispatchEvent(back);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(openStreams()).toHaveLength(1);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  test("when refused is tried again after a minute, or when the tab wakes up", async () => {
    follow();
    await vi.advanceTimersByTimeAsync(0);
    openStreams()[0]?.refuse();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(Stream.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Stream.made).toHaveLength(2);
    openStreams()[0]?.refuse();
    window.dispatchEvent(new Event("online"));
    expect(openStreams()).toHaveLength(1);
  });

  test("that the browser mends itself is left to the browser", async () => {
    follow();
    await vi.advanceTimersByTimeAsync(0);
    Stream.made[0]?.onerror?.();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(Stream.made).toHaveLength(1);
  });

  test("is one for each tab where locks are missing", async () => {
    vi.stubGlobal("navigator", {});
    follow();
    follow();
    expect(openStreams()).toHaveLength(2);
  });
});
