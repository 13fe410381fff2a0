import type { Plugin } from "vite";

/**
 * Remix and its router keep ways open that this app never goes: flags, the protocol before single fetch, an
 * app without a server, client loaders, hot updates, what only the server draws. In the browser's
 * build these questions are answered here, and the minifier drops what hangs on them: five kilobytes of
 * brotli on every page. A build stops when a place is not found as often as expected, or when a page
 * exports what is said not to exist.
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

/** What is so in this app, by file. */
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
      // Told at once, a new place is news to every part whose code is on its way: React takes away what
      // the server drew of it (#421). The router's own state, which tells the page, waits for them as well.
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
      // A name given to a link that nobody draws keeps it in the build.
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
      // Data that are renewed put the window back to where it was when they were asked for, under the
      // hand of who scrolled meanwhile, or halfway up a page that was just opened.
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
      // Single fetch streams promises in a protocol of its own.
      [/return result\.type === ResultType\.deferred;/, "return false;", 1],
      [/(?<=function isDeferredData\(value\) \{\n)[^}]*(?=\})/, "  return false;\n", 1],
    ],
  };
}

const nameOf = (id: string) => id.split("/node_modules/").at(-1)?.split("?", 1)[0] ?? id;

/** The source with the facts in it, the source itself where there are none, null when it is not as expected. */
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

/** What a page's source exports that the build takes for absent; null when it is nothing. */
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
