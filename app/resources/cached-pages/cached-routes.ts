import { matchRoutes } from "@remix-run/react";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { Holes, Keeping } from "~/page/caching";
import { routeTable } from "../route-table";
import { frameHoles } from "./frame-holes";
import type { ServerRoute } from "./outcomes";

const MAX_REMEMBERED = 2_000;

export type KeptRoute = {
  id: string;
  routes: readonly ServerRoute[];
  params: LoaderFunctionArgs["params"];
  query: ReadonlySet<string>;
  isOfFew: boolean;
  holesOf: (routeId: string) => Holes;
};

type Found = { kept: KeptRoute | null };

const keepingOf = (route: ServerRoute | undefined): Keeping | undefined =>
  (route?.module.handle as { keeping?: Keeping } | undefined)?.keeping;

/** Finds the page for a path, as Remix would, if its `handle` allows caching. */
export function createKeptRoutes({ routes: all }: Pick<ServerBuild, "routes">) {
  const table = routeTable(all);
  const remembered = new LRUCache<string, Found>({ max: MAX_REMEMBERED });

  function find(pathname: string): KeptRoute | null {
    const matches = matchRoutes(table, pathname) ?? [];
    const routes = matches.flatMap(({ route }) => all[route.id ?? ""] ?? []);
    const page = routes.at(-1);
    const keeping = keepingOf(page);
    if (!page || !keeping) return null;
    const holesOf = (id: string) => (id === page.id ? keeping.holes : frameHoles[id]) ?? {};
    const params = matches[0]?.params ?? {};
    const { query, isOfFew = false } = keeping;
    return { id: page.id, routes, params, query: new Set(query), isOfFew, holesOf };
  }

  return (pathname: string): KeptRoute | null => {
    const known = remembered.get(pathname);
    if (known) return known.kept;
    const kept = find(pathname);
    remembered.set(pathname, { kept });
    return kept;
  };
}
