import { readBuiltManifest } from "../../support/built-manifest.ts";

export function findRouteCode(routeId: string): string {
  const { routes } = JSON.parse(readBuiltManifest()) as {
    routes: Record<string, { module: string }>;
  };
  const path = routes[routeId]?.module;
  if (!path) throw new Error(`The build has no code for ${routeId}`);
  return path.slice("/assets/".length);
}
