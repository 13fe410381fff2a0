import type { IncomingMessage } from "node:http";
import type { Identity } from "../connections/identity.ts";
import type { SignalROptions } from "../settings/options.ts";
import type { Clients, Groups } from "./clients.ts";

/** What a request to a hub is for. Each of them is authenticated by itself. */
export type RequestPurpose = "negotiate" | "connect" | "poll" | "send" | "end";

export type AuthenticationRequest = {
  purpose: RequestPurpose;
  /** Of the Authorization header; of the query where a browser can send no header. */
  token: string | null;
  query: URLSearchParams;
  /** For whom the connection was made that the request names. Its owner alone may use it. */
  owner: Identity | null;
  request: IncomingMessage;
};

/** 401: who are you? 403: not here. 429 and 503: not now. */
export type Refusal = { status: 401 | 403 | 429 | 503; reason?: string };

/** One connection, as methods of the hub see it. */
export type Caller = {
  connectionId: string;
  identity: Identity;
  query: URLSearchParams;
};

export type HubCall = {
  caller: Caller;
  /**
   * What the client sends with its call, in the order of its arguments; as many as the method takes. A
   * client that goes away or fails ends them by an error.
   */
  uploads: readonly AsyncIterable<unknown>[];
  clients: Clients;
  groups: Groups;
  /** Aborted when the client cancels the stream, or when the connection is over. */
  signal: AbortSignal;
};

type ReadArguments<Args> = (args: readonly unknown[]) => Args;

export type HubMethod = {
  kind: "call" | "stream";
  /** How many streams a client sends with a call. */
  uploadCount: number;
  /** Anything thrown is a bad argument; else the work, ready to be done. */
  prepare(args: readonly unknown[]): (call: HubCall) => unknown;
};

export type Hub = {
  /** Where it is reached, such as `/hubs/chat`. */
  path: string;
  /** Asked for every request, before anything else is looked at. Thrown errors are answered by 500. */
  authenticate(request: AuthenticationRequest): Promise<Identity | Refusal>;
  /** Where it allows other than the server's options say. */
  limits?: Partial<Pick<SignalROptions, "maxConnectionsPerUser" | "maxCallsPerSecond">>;
  /** Methods by name; clients may write the name in any case. */
  methods: Readonly<Record<string, HubMethod>>;
  /** Asked before each call; false refuses it. */
  mayCall?(caller: Caller, method: string): boolean | Promise<boolean>;
  /** Asked about each open connection now and then, and when the server is told to; false ends it for good. */
  revalidate?(caller: Caller): boolean | Promise<boolean>;
  /** Before the first message. An error ends the connection for good. */
  connected?(call: HubCall): void | Promise<void>;
  disconnected?(caller: Caller): void | Promise<void>;
};

type MethodOptions = Partial<Pick<HubMethod, "uploadCount">>;

/**
 * A method that answers once. Without a result where `run` returns undefined. One that takes streams of
 * its client runs beside the others, which their items must not wait for.
 * @param read makes arguments of what came; throws for what is none
 */
export function method<Args>(
  read: ReadArguments<Args>,
  run: (args: Args, call: HubCall) => unknown,
  { uploadCount = 0 }: MethodOptions = {},
): HubMethod {
  return { kind: "call", uploadCount, prepare: bind(read, run) };
}

/** A method that answers by a stream of items. An item is asked for when the client has room for it. */
export function stream<Args>(
  read: ReadArguments<Args>,
  run: (args: Args, call: HubCall) => AsyncIterable<unknown>,
  { uploadCount = 0 }: MethodOptions = {},
): HubMethod {
  return { kind: "stream", uploadCount, prepare: bind(read, run) };
}

function bind<Args>(read: ReadArguments<Args>, run: (args: Args, call: HubCall) => unknown) {
  return (given: readonly unknown[]) => {
    const args = read(given);
    return (call: HubCall) => run(args, call);
  };
}
