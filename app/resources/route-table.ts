import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";

export type RouteTable = Parameters<typeof matchRoutes>[0];

export function routeTable(routes: ServerBuild["routes"]): RouteTable {
  const listed = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteTable =>
    listed
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) => {
        const common = { id, ...(path !== undefined && { path }), caseSensitive: !!caseSensitive };
        return index ? { ...common, index } : { ...common, children: below(id) };
      });
  return below(undefined);
}

export function createRoutePatterns({ routes }: Pick<ServerBuild, "routes">) {
  const table = routeTable(routes);
  return (pathname: string): string | null => {
    const matches = matchRoutes(table, pathname);
    if (!matches) return null;
    const parts = matches.flatMap(({ route }) => route.path || []);
    return `/${parts.join("/")}`;
  };
}
