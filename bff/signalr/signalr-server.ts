import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Backplane } from "./backplane/backplane.ts";
import { loneBackplane } from "./backplane/memory-backplane.ts";
import type { Clients, Groups } from "./hub/clients.ts";
import type { Hub } from "./hub/hub.ts";
import { startHub } from "./hub/hub-runtime.ts";
import { answer } from "./http/answer.ts";
import { allowOrigin, answerPreflight, isForeign } from "./http/origins.ts";
import { refuseUpgrade } from "./http/refuse-upgrade.ts";
import { admit, isRejection } from "./server/admission.ts";
import { createAnswers } from "./server/answer-request.ts";
import { createUpgrades } from "./server/answer-upgrade.ts";
import { createHubSite } from "./server/hub-site.ts";
import type { HubSite } from "./server/hub-site.ts";
import { systemClock } from "./settings/clock.ts";
import type { Clock } from "./settings/clock.ts";
import { silentLog } from "./settings/log.ts";
import type { Log } from "./settings/log.ts";
import { defaultOptions } from "./settings/options.ts";
import type { SignalROptions } from "./settings/options.ts";

export type SignalRServerSettings = {
  hubs: readonly Hub[];
  /** Origins whose pages may connect. Clients without an Origin header are allowed. */
  origins: readonly string[];
  /** Required if the server has several processes. */
  backplane?: Backplane;
  options?: Partial<SignalROptions>;
  clock?: Clock;
  log?: Log;
};

/** Functions that take a request never throw or reject: every failure becomes an answer. */
export type SignalRServer = {
  /**
   * Answers a request to a hub, with any method; 404 for other paths. The request's body must be unread.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes over the socket of an upgrade, or refuses with a plain HTTP status. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Calls clients of a hub from outside of it. Throws for an unknown path. */
  clientsOf(hubPath: string): Clients;
  groupsOf(hubPath: string): Groups;
  /**
   * Calls `revalidate` of all hubs for a user's connections on this process; without a user, for all
   * connections.
   */
  recheck(userId?: string): Promise<void>;
  connectionCount(): number;
  /** Refuses new connections, asks all clients to reconnect, and resolves when they have gone. */
  close(): Promise<void>;
};

export function createSignalRServer(settings: SignalRServerSettings): SignalRServer {
  const { clock = systemClock, log = silentLog, backplane = loneBackplane() } = settings;
  const options = { ...defaultOptions, ...settings.options };
  const origins = new Set(settings.origins);
  const sites = new Map<string, HubSite>();
  let whenEmpty: (() => void) | null = null;
  let isStopping = false;
  let isRechecking = false;

  const checkEmpty = () => {
    if (countConnections() === 0) whenEmpty?.();
  };
  for (const hub of settings.hubs) {
    const deps = { backplane, options: { ...options, ...hub.limits }, clock, log };
    const runtime = startHub(hub, deps);
    sites.set(hub.path, createHubSite(runtime, { ...deps, onGone: checkEmpty }));
  }
  backplane.listen((message) => sites.get(message.hub)?.runtime.addressing.apply(message));

  const stopScanning = clock.every(options.scanEveryMs, () => {
    for (const { runtime, store } of sites.values()) {
      runtime.scan();
      for (const each of store.list()) each.scan();
    }
  });
  const stopRevalidating = clock.every(options.revalidateEveryMs, () => void recheckAll());

  const deps = { options, clock, isStopping: () => isStopping };
  const answerAdmitted = createAnswers(deps);
  const answerUpgrade = createUpgrades(deps);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => response.destroy());
    try {
      if (!isForeign(request, origins)) {
        allowOrigin(request, response);
        if (request.method === "OPTIONS") return answerPreflight(response);
      }
      const result = await admit(request, sites, origins);
      if (isRejection(result)) answer(response, result.status, result.text);
      else await answerAdmitted(result, request, response);
    } catch (error) {
      log.warn({ err: error }, "a request to a hub failed");
      answer(response, 500);
    }
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    try {
      const result = await admit(request, sites, origins);
      const rejection = isRejection(result) ? result : answerUpgrade(result, request, socket, head);
      if (rejection) refuseUpgrade(socket, rejection.status, rejection.text);
    } catch (error) {
      log.warn({ err: error }, "an upgrade failed");
      refuseUpgrade(socket, 500);
    }
  }

  async function recheck(userId?: string): Promise<void> {
    for (const { runtime, store } of sites.values()) await runtime.revalidate(store.list(userId));
  }

  /** Runs never overlap: the next interval is skipped while one runs. */
  async function recheckAll(): Promise<void> {
    if (isRechecking) return;
    isRechecking = true;
    await recheck();
    isRechecking = false;
  }

  function requireSite(hubPath: string): HubSite {
    const site = sites.get(hubPath);
    if (!site) throw new Error(`There is no hub at ${hubPath}`);
    return site;
  }

  function countConnections(): number {
    return [...sites.values()].reduce((sum, { store }) => sum + store.size, 0);
  }

  async function close(): Promise<void> {
    isStopping = true;
    const empty = new Promise<void>((resolve) => {
      whenEmpty = resolve;
    });
    for (const { store } of sites.values()) {
      for (const connection of store.list()) connection.close({ allowReconnect: true });
    }
    checkEmpty();
    await empty;
    stopScanning();
    stopRevalidating();
    await backplane.close();
  }

  return {
    handle,
    upgrade,
    clientsOf: (hubPath) => requireSite(hubPath).runtime.addressing.clients,
    groupsOf: (hubPath) => requireSite(hubPath).runtime.addressing.groups,
    recheck,
    connectionCount: countConnections,
    close,
  };
}
