import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** Request id in the logs of every part that the request passes; shown as the code on an error page. */
export const REQUEST_ID_HEADER = "x-request-id";
export const REQUEST_ID_FORM = /^[\w.-]{8,64}$/;

/** The app's server and the Remix build are separate bundles that must share one scope. */
const SCOPE = Symbol.for("portal.request-scope");
const shared = globalThis as { [SCOPE]?: AsyncLocalStorage<string> };
const scope = (shared[SCOPE] ??= new AsyncLocalStorage<string>());

export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

export const findRequestId = (): string | null => scope.getStore() ?? null;

/** Event that Node's and the package's undici publish before sending; both allow adding the header. */
type Outgoing = { origin: string | URL; addHeader(name: string, value: string): unknown };

/** Adds the current request id to every call to these addresses, and to no others. */
export function handRequestIdsOn(addresses: readonly string[]): void {
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: Outgoing };
    const requestId = findRequestId();
    if (requestId !== null && origins.has(String(request.origin))) {
      request.addHeader(REQUEST_ID_HEADER, requestId);
    }
  });
}
