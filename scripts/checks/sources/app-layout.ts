import { lineOf, type Source, type SourceRule } from "./source.ts";

const LOOSE = /^(?:root|entry\.\w+|routes|server|serve|error-boundary)\.tsx?$/;
const MOST_ROUTE_LINES = 60;

/** `app/` itself holds root, entries, routes, servers and the error boundary only. */
export const noLooseAppFiles: SourceRule = (sources) =>
  sources.flatMap(({ path }) => {
    const [, name] = /^app\/([^/]+)$/.exec(path) ?? [];
    return !name || LOOSE.test(name) ? [] : [{ path, line: 1, message: "belongs in a folder" }];
  });

/** A route names guard, loader and page; the rest is in a feature. */
export const shortRoutes: SourceRule = (sources) =>
  sources
    .filter(({ path }) => /^app\/routes\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split("\n").length;
      if (lines <= MOST_ROUTE_LINES) return [];
      const message = `${lines} lines, of at most ${MOST_ROUTE_LINES}`;
      return [{ path, line: MOST_ROUTE_LINES + 1, message }];
    });

const LAZY_PARTS = "app/ui/later.tsx";

/** Components that are never rendered on the server: a user action or a browser feature loads them. */
const BROWSER_ONLY = [
  "app/content/film/film-stage.tsx",
  "app/content/reading/reading-look.tsx",
  "app/content/reading/useful.tsx",
  "app/features/cantons/choropleth/choropleth-section.tsx",
  "app/features/comments/writing/comment-form.tsx",
  "app/features/comments/comments-section.tsx",
  "app/features/notifications/pwa/page-extras.tsx",
  "app/shell/map/map-panel.tsx",
  "app/shell/top-bar.tsx",
  "app/ui/action/dialog.tsx",
  "app/ui/feedback/toast-area.tsx",
];

/** Contexts whose value never changes during a page's lifetime. */
const CONSTANT = [
  "app/page/drawn-once.tsx",
  "app/page/nonce.tsx",
  "app/forms/unsaved-changes-guard.tsx",
];
/** Radix' own contexts: they contain a few words and no lazy component. */
const FOREIGN = ["app/ui/action/tooltip.tsx", "app/ui/feedback/toast-list.tsx"];

/** A pattern occurs in the allowed files and nowhere else; an allowed file without it is stale. */
function findElsewhere(
  sources: readonly Source[],
  pattern: RegExp,
  allowed: readonly string[],
  message: string,
) {
  const having = sources.filter(
    ({ path, text }) => /^app\/.*\.tsx$/.test(path) && pattern.test(text),
  );
  const stale = allowed.filter((path) => !having.some((source) => source.path === path));
  return [
    ...having
      .filter(({ path }) => !allowed.includes(path))
      .map(({ path, text }) => ({ path, line: lineOf(text, text.search(pattern)), message })),
    ...stale.map((path) => ({ path, line: 1, message: "needs no exception" })),
  ];
}

/** Lazy parts that are rendered on the server, and contexts that change, use `app/ui/later.tsx`. */
export const lazyBoundaries: SourceRule = (sources) => [
  ...findElsewhere(
    sources,
    /<Suspense\b/,
    [...BROWSER_ONLY, LAZY_PARTS],
    `lazy parts that are rendered on the server use ${LAZY_PARTS}`,
  ),
  ...findElsewhere(
    sources,
    /\.Provider\b/,
    [...CONSTANT, ...FOREIGN, LAZY_PARTS],
    `contexts that change use LaterContext of ${LAZY_PARTS}`,
  ),
];
