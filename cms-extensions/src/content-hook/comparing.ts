import { AsyncLocalStorage } from "node:async_hooks";

type App = {
  use(path: string, handle: (request: unknown, response: unknown, next: () => void) => void): void;
};

const asked = new AsyncLocalStorage<"versions">();

/** Notes of each request whether it asks about versions, for whatever is read because of it. */
export const noteComparing = (app: App): void =>
  app.use("/versions", (_request, _response, next) => asked.run("versions", next));

/**
 * Whether a row is read to be compared with what it was: to make a version, to show it beside its item, and
 * to publish it. The query says nothing of it; an item's own form reads the row in the same way.
 */
export const isComparing = (): boolean => asked.getStore() === "versions";
