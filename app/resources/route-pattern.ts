import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import { routeTable } from "./route-table";

export function createRoutePatterns({ routes }: Pick<ServerBuild, "routes">) {
  const table = routeTable(routes);
  return (pathname: string): string | null => {
    const matches = matchRoutes(table, pathname);
    if (!matches) return null;
    const parts = matches.flatMap(({ route }) => route.path || []);
    return `/${parts.join("/")}`;
  };
}
