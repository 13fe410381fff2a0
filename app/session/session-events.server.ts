import type { Session, Sessions } from "./sessions.server";

/**
 * Stream of server-sent events that tells an open tab about account changes. It sends only "changed", or
 * "notified" if just the notifications changed. Each stream ends within a minute and the browser reconnects
 * with its current cookie. So a revoked member is refused within that minute, and an old token is never
 * reused.
 */
const LIFE_MS = 40_000;
/** Streams that began together must not all reconnect together. */
const LIFE_SPREAD_MS = 5_000;
const HEARTBEAT_MS = 20_000;
/** Delay until the service has heard of the change too. */
const FIRST_LOOK_MS = 300;
/** By then no process still caches the old state. Sent again only if the old state was seen before. */
const SECOND_LOOK_MS = 6_000;
const COMES_BACK_AFTER_MS = 1_000;
/** A browser that reconnects after a longer time is always told to check. */
const REMEMBERED_MS = 120_000;
const PAGE_LOAD_MS = 30_000;
/** Maximum silence of a lost hub before its page noticed the loss. */
const HUB_SILENCE_MS = 70_000;
/** Spreads an event to all streams over this time, so that their pages do not reload at once. */
const EVERYBODY_SPREAD_MS = 10_000;
const MAX_PER_MEMBER = 8;
const MAX_STREAMS = 5_000;

export type SessionEventsOptions = {
  sessions: Pick<Sessions, "resolve" | "markStale">;
  nowMs?: () => number;
};

type Stream = { notify(withinMs: number): void; end(): void; look(): void };
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
    // Another process may have heard of the change, or this one a moment earlier.
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
     * The stream of this session; 429 or 503 if there are too many.
     * @param isAfterHub true if the page used a hub until now, which is gone
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
    /** Reports that these members' accounts changed; all members if none is named. */
    changed(memberIds: readonly string[]): void {
      if (memberIds.length === 0) everybodyChangedAtMs = nowMs();
      for (const id of memberIds) rememberChange(id);
      const notified = memberIds.length === 0 ? [...streams.keys()] : memberIds;
      for (const id of notified) for (const stream of streams.get(id) ?? []) stream.look();
    },
    /**
     * Reports that this member's notifications changed, but not the account; all members if none is named.
     */
    notified(memberId?: string): void {
      if (memberId === undefined) everybodyNotifiedAtMs = nowMs();
      else rememberChange(memberId);
      const withinMs = memberId === undefined ? EVERYBODY_SPREAD_MS : 0;
      for (const id of memberId === undefined ? streams.keys() : [memberId])
        for (const stream of streams.get(id) ?? []) stream.notify(withinMs);
    },
    close(): void {
      isClosed = true;
      for (const own of [...streams.values()]) for (const stream of [...own]) stream.end();
    },
    count: () => count,
  };
}

export type SessionEvents = ReturnType<typeof createSessionEvents>;
