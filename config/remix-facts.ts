import type { Plugin } from "vite";

/**
 * Removes branches of Remix and its router that this app never uses: flags, the protocol before single
 * fetch, an app without a server, client loaders, hot updates, code for server rendering. The browser build
 * replaces these conditions by constants, and the minifier drops the dead code: five kilobytes of brotli on
 * every page. The build fails if a place is not found as often as expected, or if a page exports something
 * declared absent.
 */
export type Flags = Readonly<Record<string, boolean | undefined>>;
type Fact = readonly [from: RegExp, to: string | ((...found: string[]) => string), times: number];

const REMIX = "@remix-run/react/dist/esm";
const ROUTER = "@remix-run/router/dist/router.js";
const NOT_EXPORTED =
  /^export\s+(?:const|(?:async\s+)?function)\s+(clientLoader|clientAction|HydrateFallback)\b/m;

const withServer = (times: number): Fact => [
  /window\.__remixContext\.isSpaMode|\bisSpaMode(?= (?:\?|&&))|(?<=(?:if \(|&& )!?)isSpaMode(?=[);])/g,
  "false",
  times,
];
const withoutClientHandlers = (times: number): Fact => [
  /\b(?:routeModule|mod|lazyRoute|route|manifestRoute|manifest\.routes\[m\.route\.id\])\.(?:clientLoader|clientAction|hasClientLoader|hasClientAction|HydrateFallback)\b/g,
  "undefined",
  times,
];

function listFacts(flags: Flags): Readonly<Record<string, readonly Fact[]>> {
  const withFlags = (times: number): Fact => [
    /(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g,
    (_, name = "") => String(flags[name] === true),
    times,
  ];
  const routerFlags = {
    normalizeFormMethod: true,
    partialHydration: true,
    prependBasename: true,
    fetcherPersist: flags["v3_fetcherPersist"],
    relativeSplatPath: flags["v3_relativeSplatPath"],
    skipActionErrorRevalidation: flags["v3_singleFetch"],
  };
  return {
    [`${REMIX}/browser.js`]: [
      withFlags(6),
      withServer(8),
      withoutClientHandlers(1),
      [/let hmrRouterReadyPromise = new Promise/, "/*#__PURE__*/ new Promise", 1],
      [/if \(import\.meta &&[^{]*__remixCompiler\)/, "if (false)", 1],
      [/ {2}router\.createRoutesForHMR = \w+;\n/, "", 1],
      [/if \(hmrRouterReadyResolve\)/, "if (false)", 1],
      // Without a transition, the new location immediately reaches parts whose code is still loading, and
      // React discards their server-rendered HTML (#421). The router's own state, which selects the page,
      // also waits for them.
      [
        /setLocation\(newState\.location\)/,
        "React.startTransition(() => setLocation(newState.location))",
        1,
      ],
    ],
    [`${REMIX}/components.js`]: [
      withFlags(4),
      withServer(1),
      withoutClientHandlers(1),
      // A `displayName` on an unused link component keeps it in the build.
      [/^\w+\.displayName = "\w+";$/gm, "", 4],
      [
        / {4}static: isStatic,\n {4}staticContext\n( {2}\} = useDataRouterContext\(\);)/,
        "$1\n  const isStatic = false, staticContext = undefined;",
        1,
      ],
      [/typeof document === "undefined"/g, "false", 3],
      [/typeof __remixContext === "object" && __remixContext\.a/, "false", 1],
    ],
    [`${REMIX}/fog-of-war.js`]: [withFlags(1), withServer(1)],
    [`${REMIX}/links.js`]: [withFlags(2)],
    [`${REMIX}/routes.js`]: [
      withFlags(1),
      withServer(7),
      withoutClientHandlers(18),
      [/typeof singleFetch === "function"/, "true", 1],
      [/if \(needsRevalidation\)/, "if (false)", 1],
      [/needsRevalidation == null/, "true", 1],
    ],
    [`${REMIX}/scroll-restoration.js`]: [withServer(1)],
    [`${REMIX}/single-fetch.js`]: [
      withoutClientHandlers(1),
      [/ && !window\.__remixHdrActive/, "", 1],
    ],
    [ROUTER]: [
      // Revalidation restored the scroll position of its start, although the visitor had scrolled meanwhile
      // or had just opened another page.
      [
        /restoreScrollPosition: (getSavedScrollPosition\(location, newState\.matches)/,
        "restoreScrollPosition: isUninterruptedRevalidation ? false : $1",
        1,
      ],
      [
        new RegExp(`\\bfuture\\.v7_(${Object.keys(routerFlags).join("|")})\\b`, "g"),
        (_, name = "") =>
          String(Object.entries(routerFlags).find(([key]) => key === name)?.[1] === true),
        20,
      ],
      // Single fetch streams promises in its own protocol.
      [/return result\.type === ResultType\.deferred;/, "return false;", 1],
      [/(?<=function isDeferredData\(value\) \{\n)[^}]*(?=\})/, "  return false;\n", 1],
    ],
  };
}

const nameOf = (id: string) => id.split("/node_modules/").at(-1)?.split("?", 1)[0] ?? id;

export function withFacts(source: string, id: string, flags: Flags): string | null {
  let code = source;
  for (const [from, to, times] of listFacts(flags)[nameOf(id)] ?? []) {
    let found = 0;
    code = code.replace(from, (...match: string[]) => {
      found += 1;
      return typeof to === "string" ? to.replace("$1", match[1] ?? "") : to(...match);
    });
    if (found !== times) return null;
  }
  return code;
}

export function findAbsentExport(source: string): string | null {
  return NOT_EXPORTED.exec(source)?.[1] ?? null;
}

type Options = { future?: Flags | undefined; ssr?: boolean | undefined };

export function remixFacts({ future = {}, ssr }: Options): Plugin {
  return {
    name: "remix-facts",
    apply: "build",
    transform(source, id, options) {
      if (options?.ssr) return null;
      if (ssr === false) this.error("an app without a server: see remix-facts.ts");
      const absent = id.includes("/app/routes/") ? findAbsentExport(source) : null;
      if (absent) this.error(`${id} exports ${absent}: see remix-facts.ts`);
      const code = withFacts(source, id, future);
      if (code === null) this.error(`${nameOf(id)} has changed: see remix-facts.ts`);
      return code === source ? null : { code, map: null };
    },
  };
}
