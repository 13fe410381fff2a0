import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import { routeTable } from "./route-table";

/** Finds the route pattern for a path, such as `/pt-BR/app/forum/:forumPostId`; null if there is none. */
export function createRoutePatterns({ routes }: Pick<ServerBuild, "routes">) {
  const table = routeTable(routes);
  return (pathname: string): string | null => {
    const matches = matchRoutes(table, pathname);
    if (!matches) return null;
    const parts = matches.flatMap(({ route }) => route.path || []);
    return `/${parts.join("/")}`;
  };
}
