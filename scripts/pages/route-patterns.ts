import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes.ts";

export function listRoutePatterns(): string[] {
  return [...new Set(patternsOf(routes, ""))];
}

function patternsOf(entries: readonly RouteConfigEntry[], base: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const pattern = path ? `${base}/${path}` : base;
    return children ? patternsOf(children, pattern) : [pattern || "/"];
  });
}
