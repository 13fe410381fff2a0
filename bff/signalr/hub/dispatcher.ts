import type { Connection, ConnectionHandler } from "../connections/connection.ts";
import { outgoing } from "../connections/outgoing.ts";
import { messageTypes } from "../protocol/messages.ts";
import type {
  CompletionMessage,
  HubMessage,
  InvocationMessage,
  StreamInvocationMessage,
} from "../protocol/messages.ts";
import type { Clock } from "../settings/clock.ts";
import type { Log } from "../settings/log.ts";
import type { SignalROptions } from "../settings/options.ts";
import type { Addressing } from "./addressing.ts";
import { callErrors } from "./call-errors.ts";
import type { ClientResults } from "./client-results.ts";
import type { Caller, Hub, HubCall, HubMethod } from "./hub.ts";
import type { Members } from "./members.ts";
import { createStreams } from "./streams.ts";
import { createUploads } from "./uploads.ts";
import type { OpenUploads } from "./uploads.ts";

export type DispatcherDeps = {
  hub: Hub;
  methods: ReadonlyMap<string, HubMethod>;
  members: Members;
  addressing: Addressing;
  results: ClientResults;
  options: SignalROptions;
  clock: Clock;
  log: Log;
};

const noUploads: OpenUploads = { items: [], close: () => {} };

/** Limits calls per second; allows a burst of the full limit. */
type Pace = {
  hasRoom(): boolean;
  take(): void;
};

export function createPace(perSecond: number, elapsedMs: () => number): Pace {
  let left = perSecond;
  let countedAtMs = elapsedMs();

  function count(): void {
    if (perSecond === Infinity) return;
    const atMs = elapsedMs();
    left = Math.min(perSecond, left + ((atMs - countedAtMs) * perSecond) / 1_000);
    countedAtMs = atMs;
  }

  return {
    hasRoom() {
      if (left < 1) count();
      return left >= 1;
    },
    take() {
      count();
      left -= 1;
    },
  };
}

type Invocation = InvocationMessage | StreamInvocationMessage;

/**
 * Runs the calls of one connection in order, one at a time. Streams, and calls that take streams, run in
 * parallel.
 */
export function createDispatcher(connection: Connection, deps: DispatcherDeps): ConnectionHandler {
  const { hub, methods, members, addressing, results, options, log } = deps;
  const over = new AbortController();
  const caller: Caller = {
    connectionId: connection.id,
    identity: connection.identity,
    query: connection.query,
  };
  const queue: (() => Promise<void>)[] = [];
  const pace = createPace(options.maxCallsPerSecond, deps.clock.elapsedMs);
  const streams = createStreams(connection, { options, over: over.signal, complete, log });
  const uploads = createUploads({
    maxStreams: options.maxStreamsPerConnection,
    maxQueuedItems: options.maxQueuedItems,
    onRoom: connection.read,
  });
  let isRunning = false;
  let wasReady = false;

  const callWith = (signal: AbortSignal, sent: HubCall["uploads"] = []): HubCall => ({
    caller,
    uploads: sent,
    clients: addressing.clients,
    groups: addressing.groups,
    signal,
  });

  async function runQueue(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let work = queue.shift(); work && !over.signal.aborted; work = queue.shift()) {
      await work();
      connection.read();
    }
    isRunning = false;
  }

  function enqueue(work: () => Promise<void>): void {
    queue.push(work);
    void runQueue();
  }

  async function greet(): Promise<void> {
    try {
      await hub.connected?.(callWith(over.signal));
    } catch (error) {
      log.warn({ err: error, hub: hub.path }, "a hub refused a connection");
      connection.close({ error: callErrors.closed });
    }
  }

  function takeUploads({ target, streamIds = [] }: Invocation): OpenUploads | null {
    const awaited = methods.get(target.toLowerCase())?.uploadCount ?? 0;
    if (streamIds.length !== awaited) return null;
    return awaited === 0 ? noUploads : uploads.open(streamIds);
  }

  async function invoke(message: Invocation, sent: OpenUploads | null): Promise<void> {
    const { target, invocationId } = message;
    const refused = await refusalOf(message);
    const method = methods.get(target.toLowerCase());
    const work = refused === null && method && sent ? prepare(method, message) : null;
    if (!method || !sent || !work) {
      sent?.close();
      return complete(invocationId, { error: refused ?? callErrors.failed(target) });
    }
    if (message.type === messageTypes.streamInvocation) {
      streams.start(message, (signal) => work(callWith(signal, sent.items)), sent.close);
      return;
    }
    const answered = answer(message, () => work(callWith(over.signal, sent.items)), sent.close);
    if (method.uploadCount === 0) await answered;
  }

  async function answer(
    { target, invocationId }: Invocation,
    work: () => unknown,
    done: () => void,
  ): Promise<void> {
    try {
      const result = await work();
      complete(invocationId, result === undefined ? {} : { result });
    } catch (error) {
      log.warn({ err: error, hub: hub.path, method: target }, "a hub method failed");
      complete(invocationId, { error: callErrors.thrown(target, error) });
    } finally {
      done();
    }
  }

  async function refusalOf({ target, type }: Invocation): Promise<string | null> {
    const method = methods.get(target.toLowerCase());
    if (!method) return callErrors.unknown(target);
    const isStream = type === messageTypes.streamInvocation;
    if (isStream !== (method.kind === "stream")) return callErrors.wrongKind(target, isStream);
    try {
      if (hub.mayCall && !(await hub.mayCall(caller, target)))
        return callErrors.unauthorized(target);
    } catch (error) {
      log.warn({ err: error, hub: hub.path }, "whether a call is allowed could not be found out");
      return callErrors.unauthorized(target);
    }
    return null;
  }

  function prepare(
    method: HubMethod,
    message: Invocation,
  ): ReturnType<HubMethod["prepare"]> | null {
    try {
      return method.prepare(message.arguments);
    } catch (error) {
      log.info({ err: error, hub: hub.path, method: message.target }, "bad arguments");
      return null;
    }
  }

  /** A call without an id gets no answer, not even an error. */
  function complete(
    invocationId: string | undefined,
    outcome: Pick<CompletionMessage, "error" | "result">,
  ): void {
    if (invocationId === undefined) return;
    const type = messageTypes.completion;
    try {
      connection.send(outgoing({ type, invocationId, ...outcome }));
    } catch (error) {
      log.warn({ err: error, hub: hub.path }, "a result cannot be written");
      connection.send(outgoing({ type, invocationId, error: callErrors.closed }));
    }
  }

  return {
    ready() {
      wasReady = true;
      members.add(connection);
      enqueue(greet);
    },
    receive(message: HubMessage) {
      if (message.type === messageTypes.cancelInvocation) {
        enqueue(async () => streams.cancel(message.invocationId));
      } else if (
        message.type === messageTypes.invocation ||
        message.type === messageTypes.streamInvocation
      ) {
        pace.take();
        const sent = takeUploads(message);
        enqueue(() => invoke(message, sent));
      } else if (message.type === messageTypes.streamItem) {
        uploads.take(message);
      } else if (message.type === messageTypes.completion && !uploads.complete(message)) {
        results.finish(connection.id, message);
      }
    },
    hasRoom: () =>
      queue.length < options.maxQueuedInvocations && pace.hasRoom() && uploads.hasRoom(),
    // While a client's items are not read, it is not checked for pings: they wait behind the items.
    isBusy: () => isRunning || !uploads.hasRoom(),
    gone() {
      over.abort();
      queue.length = 0;
      uploads.end();
      results.gone(connection.id);
      if (!wasReady) return;
      members.remove(connection);
      void farewell();
    },
  };

  async function farewell(): Promise<void> {
    try {
      await hub.disconnected?.(caller);
    } catch (error) {
      log.warn({ err: error, hub: hub.path }, "a hub failed to let go of a connection");
    }
  }
}
