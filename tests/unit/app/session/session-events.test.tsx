import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openAccountLine, type AccountLine } from "~/session/account-line";
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
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
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

/** One lock holder at a time; releasing it passes it to the next. */
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
const stops: (() => void)[] = [];

function follow(onChanged = () => {}, onEnded = () => {}): () => void {
  const stop = followSession({ onChanged, onEnded });
  stops.push(stop);
  return stop;
}

function submitFormTo(action: string): void {
  const form = Object.assign(document.createElement("form"), { action });
  document.body.append(form);
  form.dispatchEvent(new Event("submit", { bubbles: true }));
  form.remove();
}

const openStreams = () => Stream.made.filter(({ readyState }) => readyState !== Stream.CLOSED);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", TabChannel);
  vi.stubGlobal("EventSource", Stream);
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("account change", () => {
  test("reaches the tab with the stream and all others", async () => {
    const received = [vi.fn(), vi.fn(), vi.fn()];
    for (const onChanged of received) follow(onChanged);
    await vi.advanceTimersByTimeAsync(0);
    expect(openStreams()).toHaveLength(1);
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    for (const onChanged of received) expect(onChanged).toHaveBeenCalledTimes(1);
  });

  test("that ended the session is reported as its end", async () => {
    const onChanged = vi.fn();
    const onEnded = vi.fn();
    follow(onChanged, onEnded);
    await vi.advanceTimersByTimeAsync(0);
    status = 401;
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(onChanged).not.toHaveBeenCalled();
  });

  test("after the tab's own logout is not checked by tabs being left", async () => {
    const onEnded = vi.fn();
    follow(() => {}, onEnded);
    await vi.advanceTimersByTimeAsync(0);
    submitFormTo("/pt-BR/logout");
    status = 401;
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onEnded).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test("after another form is checked as usual", async () => {
    const onEnded = vi.fn();
    follow(() => {}, onEnded);
    await vi.advanceTimersByTimeAsync(0);
    submitFormTo("/pt-BR/app/support");
    status = 401;
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test.each([503, 0])(
    "during an outage (%i) has no effect, and is checked again",
    async (answer) => {
      const onChanged = vi.fn();
      const onEnded = vi.fn();
      follow(onChanged, onEnded);
      await vi.advanceTimersByTimeAsync(0);
      status = answer;
      openStreams()[0]?.dispatchEvent(new Event("changed"));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(onEnded).not.toHaveBeenCalled();
      expect(onChanged).not.toHaveBeenCalled();
      status = 200;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(onChanged).toHaveBeenCalledTimes(1);
    },
  );
});

describe("tab loaded while another tab has the stream", () => {
  const pageBegan = (ms: number) => vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(ms);

  test.each(["notified", "changed"])(
    "checks once for an event received meanwhile: %s",
    async (word) => {
      follow();
      await vi.advanceTimersByTimeAsync(0);
      pageBegan(Date.now());
      openStreams()[0]?.dispatchEvent(new Event(word));
      await vi.advanceTimersByTimeAsync(5_000);
      const onChanged = vi.fn();
      follow(onChanged);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(onChanged).toHaveBeenCalledTimes(1);
      expect(openStreams()).toHaveLength(1);
    },
  );

  test("checks nothing if all events came before it", async () => {
    follow();
    await vi.advanceTimersByTimeAsync(0);
    openStreams()[0]?.dispatchEvent(new Event("notified"));
    await vi.advanceTimersByTimeAsync(5_000);
    pageBegan(Date.now());
    const onChanged = vi.fn();
    follow(onChanged);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe("session event stream of the browser", () => {
  test("moves to the next tab when its tab is closed", async () => {
    const stopFirst = follow();
    follow();
    await vi.advanceTimersByTimeAsync(0);
    stopFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.made).toHaveLength(2);
    expect(openStreams()).toHaveLength(1);
  });

  test("is released by a hidden tab, which checks on return", async () => {
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

  test("is retried after a minute or on wake-up if it was refused", async () => {
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

  test("is left to the browser's own reconnect", async () => {
    follow();
    await vi.advanceTimersByTimeAsync(0);
    Stream.made[0]?.onerror?.();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(Stream.made).toHaveLength(1);
  });

  test("is opened per tab if locks are unsupported", async () => {
    vi.stubGlobal("navigator", {});
    follow();
    follow();
    expect(openStreams()).toHaveLength(2);
  });
});

describe("page with an open hub", () => {
  const lines: AccountLine[] = [];
  const openHub = (): AccountLine => {
    const line = openAccountLine();
    lines.push(line);
    return line;
  };
  afterEach(() => {
    for (const line of lines.splice(0)) line.close();
  });

  test("closes its stream, and forwards hub events to other tabs", async () => {
    const [own, other] = [vi.fn(), vi.fn()];
    follow(own);
    follow(other);
    await vi.advanceTimersByTimeAsync(0);
    const hub = openHub();
    expect(openStreams()).toHaveLength(1);
    // The stream still delivers the event.
    hub.onNotified();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([openStreams().length, own.mock.calls.length]).toEqual([0, 0]);
    hub.onNotified();
    await vi.advanceTimersByTimeAsync(300);
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  });

  test("opens the stream for an account change, and closes it again", async () => {
    const hub = openHub();
    const onChanged = vi.fn();
    follow(onChanged);
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.made).toEqual([]);
    hub.onChanged();
    expect(openStreams().map(({ path }) => path)).toEqual(["/pt-BR/session/events?after=hub"]);
    openStreams()[0]?.dispatchEvent(new Event("changed"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([openStreams().length, onChanged.mock.calls.length]).toEqual([0, 1]);
  });

  test("opens the stream again after the hub closed, and gets missed events", async () => {
    const hub = openHub();
    follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(Stream.made).toEqual([]);
    hub.close();
    hub.onNotified();
    expect(openStreams().map(({ path }) => path)).toEqual(["/pt-BR/session/events?after=hub"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openStreams()).toHaveLength(1);
  });

  test("with a short-lived hub keeps its stream", async () => {
    follow();
    await vi.advanceTimersByTimeAsync(0);
    openHub().close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(openStreams()).toHaveLength(1);
    expect(Stream.made).toHaveLength(1);
  });
});
