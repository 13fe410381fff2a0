import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { createCachedPages } from "~/resources/cached-pages/cached-pages.server";
import type { Portal } from "./portal";

type LoadedValue = NonNullable<unknown> | null;
export type Changes = {
  loaders?: Record<string, (args: LoaderFunctionArgs) => Promise<LoadedValue>>;
  components?: Record<string, () => React.ReactNode>;
};

/** The portal's build with other loaders or components on some routes. */
function changed({ build }: Portal, { loaders = {}, components = {} }: Changes): ServerBuild {
  const routes: ServerBuild["routes"] = { ...build.routes };
  for (const [id, loader] of Object.entries(loaders)) {
    const route = routes[id];
    if (route) routes[id] = { ...route, module: { ...route.module, loader } };
  }
  for (const [id, component] of Object.entries(components)) {
    const route = routes[id];
    if (route) routes[id] = { ...route, module: { ...route.module, default: component } };
  }
  return { ...build, routes };
}

/** Cached pages of such a build, the same pages rendered directly, and the number of renderings. */
export function openCached(
  portal: Portal,
  changes: Changes = {},
  limits: Parameters<typeof createCachedPages>[1] = {},
) {
  let drawings = 0;
  const build = changed(portal, changes);
  const { module: entry } = build.entry;
  const counting: ServerBuild = {
    ...build,
    entry: {
      module: {
        ...entry,
        default: (...args: Parameters<typeof entry.default>) => {
          drawings += 1;
          return entry.default(...args);
        },
      },
    },
  };
  return {
    kept: createCachedPages(counting, limits),
    draw: createRequestHandler(build, "production"),
    countDrawings: () => drawings,
  };
}

export const asking = (path: string, token = "at_0123456789abcdef0123456789") =>
  new Request(`http://localhost:3000${path}`, {
    headers: {
      cookie: `portal_access=${token}; portal_locale=pt-BR`,
      "x-request-id": "the-request",
    },
  });

/** Data of a route's own loader for a member, without the status. */
export async function loadedBy(portal: Portal, id: string, path: string, token: string) {
  const route = portal.build.routes[id];
  const last = path
    .replace(/\.data$/, "")
    .split("/")
    .at(-1);
  const params = { "*": last, cantonCode: last, category: last, directusUserId: last };
  const value: unknown = await route?.module.loader?.({
    request: asking(path, token),
    params,
    context: {},
  });
  const hasInit = typeof value === "object" && value !== null && "init" in value && "data" in value;
  return (hasInit ? value.data : value) as Record<string, unknown>;
}
