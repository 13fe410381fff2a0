import type { Session, Sessions } from "./sessions.server";

/**
 * How an open tab hears that the member's account changed: a stream of server-sent events that says
 * "changed", or "notified" where only what waits to be read did, and nothing else. It ends itself before a minute is over; the browser comes back with the
 * cookie it has by then, so who may not be in any more is refused within that minute, and a token that
 * was renewed meanwhile is never used again.
 */
const LIFE_MS = 40_000;
/** Streams that began together must not all come back together. */
const LIFE_SPREAD_MS = 5_000;
const HEARTBEAT_MS = 20_000;
/** Time for the service to hear of the change too. */
const FIRST_LOOK_MS = 300;
/** By then nobody remembers the old state any more; told again only if it was still seen before. */
const SECOND_LOOK_MS = 6_000;
const COMES_BACK_AFTER_MS = 1_000;
/** A browser that comes back after longer than this is told to look, whatever happened. */
const REMEMBERED_MS = 120_000;
/** A page may be older than its first stream by this much. */
const PAGE_LOAD_MS = 30_000;
/** A hub that is gone may have been silent for so long before its page knew. */
const HUB_SILENCE_MS = 70_000;
/** What all streams are told at once would have all their pages ask at once. */
const EVERYBODY_SPREAD_MS = 10_000;
const MAX_PER_MEMBER = 8;
const MAX_STREAMS = 5_000;

export type SessionEventsOptions = {
  sessions: Pick<Sessions, "resolve" | "markStale">;
  nowMs?: () => number;
};

type Stream = { notify(withinMs: number): void; end(): void; look(): void };
/** Of a member's account: nothing, what waits to be read alone, or anything. */
type Missed = "nothing" | "notices" | "anything";

export function createSessionEvents({ sessions, nowMs = Date.now }: SessionEventsOptions) {
  const streams = new Map<string, Set<Stream>>();
  const changedAtMs = new Map<string, number>();
  let everybodyChangedAtMs = 0;
  let everybodyNotifiedAtMs = 0;
  let count = 0;
  let isClosed = false;

  const eventId = () => `id: ${nowMs()}\n`;
  const eventOf = (name: "changed" | "notified") => `${eventId()}event: ${name}\ndata: \n\n`;

  function missedBy(memberId: string, lastEventId: string | null, isAfterHub: boolean): Missed {
    const silentMs = isAfterHub ? HUB_SILENCE_MS : PAGE_LOAD_MS;
    const sinceMs = lastEventId ? Number(lastEventId) : nowMs() - silentMs;
    // Another process may have heard of the change, or this one a moment before.
    if (!(nowMs() - sinceMs < REMEMBERED_MS)) return "anything";
    const fromMs = sinceMs - SECOND_LOOK_MS;
    if (Math.max(everybodyChangedAtMs, changedAtMs.get(memberId) ?? 0) >= fromMs) return "anything";
    return everybodyNotifiedAtMs >= fromMs ? "notices" : "nothing";
  }

  async function stateOf(accessToken: string): Promise<string> {
    sessions.markStale(accessToken);
    const answer = await sessions.resolve(accessToken);
    return answer.kind === "member"
      ? JSON.stringify([answer.session.tier, answer.session.member])
      : answer.kind;
  }

  function body({ accessToken, member }: Session, missed: Missed): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let stream: Stream | null = null;

    function later(work: () => void, ms: number): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms);
      timers.add(timer);
    }

    function leave(): void {
      if (!stream) return;
      const own = streams.get(member.directusUserId);
      own?.delete(stream);
      if (own?.size === 0) streams.delete(member.directusUserId);
      count -= 1;
      stream = null;
      for (const timer of timers) clearTimeout(timer);
    }

    return new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const end = () => {
          if (!stream) return;
          leave();
          controller.close();
        };
        const beat = () => {
          send(`${eventId()}\n`);
          later(beat, HEARTBEAT_MS);
        };
        let looks = 0;
        const look = () => {
          const turn = ++looks;
          const isLast = () => stream !== null && turn === looks;
          later(() => {
            void stateOf(accessToken).then((seen) => {
              if (!isLast()) return;
              send(eventOf("changed"));
              later(() => {
                void stateOf(accessToken).then((now) => {
                  if (isLast() && now !== seen) send(eventOf("changed"));
                });
              }, SECOND_LOOK_MS);
            });
          }, FIRST_LOOK_MS);
        };
        const notify = (withinMs: number) =>
          withinMs > 0
            ? later(() => send(eventOf("notified")), Math.random() * withinMs)
            : send(eventOf("notified"));
        stream = { notify, end, look };
        const own = streams.get(member.directusUserId) ?? new Set();
        streams.set(member.directusUserId, own.add(stream));
        count += 1;
        send(`retry: ${COMES_BACK_AFTER_MS}\n${eventId()}\n`);
        if (missed === "anything") look();
        if (missed === "notices") notify(EVERYBODY_SPREAD_MS);
        later(beat, HEARTBEAT_MS);
        later(end, LIFE_MS + Math.random() * LIFE_SPREAD_MS);
      },
      cancel: leave,
    });
  }

  function rememberChange(memberId: string): void {
    changedAtMs.delete(memberId);
    changedAtMs.set(memberId, nowMs());
    for (const [id, atMs] of changedAtMs) {
      if (nowMs() - atMs < REMEMBERED_MS) break;
      changedAtMs.delete(id);
    }
  }

  return {
    /**
     * The stream of this session; 429 or 503 where there are too many already.
     * @param isAfterHub its page heard of the account over a hub, which is gone
     */
    open(session: Session, lastEventId: string | null, isAfterHub = false): Response {
      const headers = { "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" };
      const { directusUserId } = session.member;
      if (isClosed || count >= MAX_STREAMS) return new Response(null, { status: 503, headers });
      if ((streams.get(directusUserId)?.size ?? 0) >= MAX_PER_MEMBER) {
        return new Response(null, { status: 429, headers });
      }
      return new Response(body(session, missedBy(directusUserId, lastEventId, isAfterHub)), {
        headers: { ...headers, "Content-Type": "text/event-stream; charset=utf-8" },
      });
    },
    /** These members' accounts changed; none named means that any may have. */
    changed(memberIds: readonly string[]): void {
      if (memberIds.length === 0) everybodyChangedAtMs = nowMs();
      for (const id of memberIds) rememberChange(id);
      const told = memberIds.length === 0 ? [...streams.keys()] : memberIds;
      for (const id of told) for (const stream of streams.get(id) ?? []) stream.look();
    },
    /** What waits to be read changed for this member, or for any where none is named; the account did not. */
    notified(memberId?: string): void {
      if (memberId === undefined) everybodyNotifiedAtMs = nowMs();
      else rememberChange(memberId);
      const withinMs = memberId === undefined ? EVERYBODY_SPREAD_MS : 0;
      for (const id of memberId === undefined ? streams.keys() : [memberId])
        for (const stream of streams.get(id) ?? []) stream.notify(withinMs);
    },
    /** Ends every stream, so that nothing keeps a stopping process alive. */
    close(): void {
      isClosed = true;
      for (const own of [...streams.values()]) for (const stream of [...own]) stream.end();
    },
    count: () => count,
  };
}

export type SessionEvents = ReturnType<typeof createSessionEvents>;
