import type { SourceChange } from "./source-changes.ts";

/**
 * For each document, Remix 2 rebuilds data that is the same for the whole build: the list of route modules,
 * the routes to render, the router's copy of them, and the page's part of the manifest. It also copies each
 * loader's request twice to remove two parameters, even if neither is present.
 */
const routeModules: SourceChange = {
  file: "/@remix-run/server-runtime/dist/entry.js",
  replacements: [
    [
      "exports.createEntryRouteModules = createEntryRouteModules;",
      "exports.createEntryRouteModules = modulesOnce;",
    ],
  ],
  additions: `
const modulesByManifest = new WeakMap();
function modulesOnce(manifest) {
  let modules = modulesByManifest.get(manifest);
  if (!modules) modulesByManifest.set(manifest, (modules = createEntryRouteModules(manifest)));
  return modules;
}
`,
};

const requestCopies: SourceChange = {
  file: "/@remix-run/server-runtime/dist/data.js",
  replacements: [
    [
      "function stripIndexParam(request) {",
      'function stripIndexParam(request) {\n  if (!request.url.includes("index")) return request;',
    ],
    [
      "function stripRoutesParam(request) {",
      'function stripRoutesParam(request) {\n  if (!request.url.includes("_routes")) return request;',
    ],
  ],
  additions: "",
};

/** Keyed by the modules, which are new objects in each build. */
const drawnRoutes: SourceChange = {
  file: "/@remix-run/react/dist/server.js",
  replacements: [
    [
      "routes.createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)",
      "routesOnce(manifest.routes, routeModules, context.future, context.isSpaMode)",
    ],
  ],
  additions: `
const routesByModules = new WeakMap();
function routesOnce(manifestRoutes, modules, future, isSpaMode) {
  const known = routesByModules.get(modules);
  if (known && known.manifestRoutes === manifestRoutes) return known.made;
  const made = routes.createServerRoutes(manifestRoutes, modules, future, isSpaMode);
  routesByModules.set(modules, { manifestRoutes, made });
  return made;
}
`,
};

const routerRoutes: SourceChange = {
  file: "/react-router-dom/server.js",
  replacements: [
    [
      "let manifest = {};\n  let dataRoutes = router.UNSAFE_convertRoutesToDataRoutes(routes, reactRouter.UNSAFE_mapRouteProperties, undefined, manifest);",
      "let { manifest, dataRoutes } = dataRoutesOnce(routes);",
    ],
  ],
  additions: `
const dataRoutesByRoutes = new WeakMap();
function dataRoutesOnce(routes) {
  let made = dataRoutesByRoutes.get(routes);
  if (!made) {
    const manifest = {};
    const dataRoutes = router.UNSAFE_convertRoutesToDataRoutes(routes, reactRouter.UNSAFE_mapRouteProperties, undefined, manifest);
    dataRoutesByRoutes.set(routes, (made = { manifest, dataRoutes }));
  }
  return made;
}
`,
};

const partialManifest: SourceChange = {
  file: "/@remix-run/react/dist/components.js",
  replacements: [
    [
      "JSON.stringify(fogOfWar.getPartialManifest(manifest, router), null, 2)",
      "partialManifestOnce(manifest, router)",
    ],
  ],
  additions: `
const partsByManifest = new WeakMap();
function partialManifestOnce(manifest, router) {
  let parts = partsByManifest.get(manifest);
  if (!parts) partsByManifest.set(manifest, (parts = new Map()));
  const { location, matches } = router.state;
  const key = location.pathname + " " + matches.map((match) => match.route.id).join(" ");
  let part = parts.get(key);
  if (!part) {
    if (parts.size >= 500) parts.clear();
    parts.set(key, (part = JSON.stringify(fogOfWar.getPartialManifest(manifest, router), null, 2)));
  }
  return part;
}
`,
};

export const oncePerBuild: readonly SourceChange[] = [
  routeModules,
  requestCopies,
  drawnRoutes,
  routerRoutes,
  partialManifest,
];
