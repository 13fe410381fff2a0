import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** One id for a request in the logs of every part it goes through: the code on an error page. */
export const REQUEST_ID_HEADER = "x-request-id";
export const REQUEST_ID_FORM = /^[\w.-]{8,64}$/;

/** The app's server and what Remix built are bundled apart: both must see one scope. */
const SCOPE = Symbol.for("portal.request-scope");
const shared = globalThis as { [SCOPE]?: AsyncLocalStorage<string> };
const scope = (shared[SCOPE] ??= new AsyncLocalStorage<string>());

/** Runs work, and what it starts, under the id of its request. */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** The id of the request under way; null in work that no request started. */
export const findRequestId = (): string | null => scope.getStore() ?? null;

/** What Node's and the package's undici publish before they send; both add the header there. */
type Outgoing = { origin: string | URL; addHeader(name: string, value: string): unknown };

/** Hands the id of the request under way on with every call to these addresses, and to no others. */
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
