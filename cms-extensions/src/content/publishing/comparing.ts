import { AsyncLocalStorage } from "node:async_hooks";

type App = {
  use(path: string, handle: (request: unknown, response: unknown, next: () => void) => void): void;
};

const requested = new AsyncLocalStorage<"versions">();

export const noteComparing = (app: App): void =>
  app.use("/versions", (_request, _response, next) => requested.run("versions", next));

/**
 * True if a row is read to be compared: to create a version, to show it beside its item, or to publish it.
 * The query itself does not show this; an item's form sends the same query.
 */
export const isComparing = (): boolean => requested.getStore() === "versions";
