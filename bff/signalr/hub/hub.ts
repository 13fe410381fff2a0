import type { IncomingMessage } from "node:http";
import type { Identity } from "../connections/identity.ts";
import type { SignalROptions } from "../settings/options.ts";
import type { Clients, Groups } from "./clients.ts";

/** Purpose of a request to a hub. Each request is authenticated separately. */
export type RequestPurpose = "negotiate" | "connect" | "poll" | "send" | "end";

export type AuthenticationRequest = {
  purpose: RequestPurpose;
  /** From the Authorization header; from the query if a browser cannot send headers. */
  token: string | null;
  query: URLSearchParams;
  /** Owner of the connection that the request names; only the owner may use it. */
  owner: Identity | null;
  request: IncomingMessage;
};

/** 401: not authenticated. 403: forbidden. 429 and 503: try later. */
export type Refusal = { status: 401 | 403 | 429 | 503; reason?: string };

export type Caller = {
  connectionId: string;
  identity: Identity;
  query: URLSearchParams;
};

export type HubCall = {
  caller: Caller;
  /**
   * Streams that the client sends with its call, in the order of its arguments; as many as the method
   * takes. They fail if the client disconnects or reports an error.
   */
  uploads: readonly AsyncIterable<unknown>[];
  clients: Clients;
  groups: Groups;
  /** Aborted when the client cancels the stream or the connection closes. */
  signal: AbortSignal;
};

type ReadArguments<Args> = (args: readonly unknown[]) => Args;

export type HubMethod = {
  kind: "call" | "stream";
  uploadCount: number;
  /** Reads the arguments; any error means a bad argument. Returns the function to run. */
  prepare(args: readonly unknown[]): (call: HubCall) => unknown;
};

export type Hub = {
  path: string;
  /** Called for every request, before any other check. A thrown error is answered with 500. */
  authenticate(request: AuthenticationRequest): Promise<Identity | Refusal>;
  limits?: Partial<Pick<SignalROptions, "maxConnectionsPerUser" | "maxCallsPerSecond">>;
  /** Methods by name; names are case-insensitive for clients. */
  methods: Readonly<Record<string, HubMethod>>;
  /** Called before each call; false refuses it. */
  mayCall?(caller: Caller, method: string): boolean | Promise<boolean>;
  /** Called regularly for each open connection, and on `recheck`; false closes it permanently. */
  revalidate?(caller: Caller): boolean | Promise<boolean>;
  /** Called before the first message. An error closes the connection permanently. */
  connected?(call: HubCall): void | Promise<void>;
  disconnected?(caller: Caller): void | Promise<void>;
};

type MethodOptions = Partial<Pick<HubMethod, "uploadCount">>;

/**
 * A method with one answer. Without a result if `run` returns undefined. A method that takes streams runs
 * beside other calls, which would otherwise block its items.
 * @param read converts the arguments; throws if they are invalid
 */
export function method<Args>(
  read: ReadArguments<Args>,
  run: (args: Args, call: HubCall) => unknown,
  { uploadCount = 0 }: MethodOptions = {},
): HubMethod {
  return { kind: "call", uploadCount, prepare: bind(read, run) };
}

/** A method that answers with a stream. The next item is requested when the client has room. */
export function stream<Args>(
  read: ReadArguments<Args>,
  run: (args: Args, call: HubCall) => AsyncIterable<unknown>,
  { uploadCount = 0 }: MethodOptions = {},
): HubMethod {
  return { kind: "stream", uploadCount, prepare: bind(read, run) };
}

function bind<Args>(read: ReadArguments<Args>, run: (args: Args, call: HubCall) => unknown) {
  return (input: readonly unknown[]) => {
    const args = read(input);
    return (call: HubCall) => run(args, call);
  };
}
