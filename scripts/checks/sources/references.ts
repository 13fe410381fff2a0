import { dirname, matchesGlob } from "node:path";
import { findMatches, lineOf, type SourceRule } from "./source.ts";

/**
 * Names and section numbers of papers that were never in the repository. docs/product.md has their content.
 */
const PAPERS = [
  /portal-spec|features\.md|features §|security-reliability|signalr\.md/i,
  /\b(?:AC|AU|SE|HD|RD|GQ|RL|PY|PR|OP|RE)-\d{1,2}\b/,
  /\b(?:AUTH|LAND|CONT|VID|COUR|FOR|COM|TOOL|NOT|SEA|PROF|SUP|ERR|EDIT|OPS|PRIV|PWA|A11Y)\d{1,2}\b/,
  // Sections of laws and RFCs are public.
  /^(?!.*(?:RFC \d|\bart\.|\bLei\b)).*§ ?\d/,
];
/** Files that contain the patterns and examples of them. */
const ABOUT_PAPERS = /^scripts\/checks\/sources\/references\.ts$|\/source-rules\.test\.ts$/;
const TEXT = /\.(?:tsx?|mjs|js|css|md|json|ya?ml|sh)$/;

/** No file refers to papers that readers of the repository do not have. */
export const noUnpublishedReferences: SourceRule = (sources) =>
  sources
    .filter(({ path }) => TEXT.test(path) && !ABOUT_PAPERS.test(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, at) => {
        if (!PAPERS.some((paper) => paper.test(line))) return [];
        return [{ path, line: at + 1, message: line.trim().slice(0, 120) }];
      }),
    );

/** Pages about the present state. Decisions are left out: they describe the day they were made. */
const PAGE = /^(?:README\.md|docs\/[^/]+\.md)$/;
const NAMED_PATH =
  /`((?:app|bench|bff|cms-extensions|contract|config|scripts|tests|docs|ops|public)\/[\w.@$/*-]+\.(?:tsx?|mjs|js|css|sql|md))`/g;

/** Pages of the documentation name existing files. */
export const namedFilesExist: SourceRule = (sources) => {
  const paths = sources.map(({ path }) => path);
  const known = new Set(paths);
  const isThere = (named: string) =>
    known.has(named) || (named.includes("*") && paths.some((path) => matchesGlob(path, named)));
  return sources
    .filter(({ path }) => PAGE.test(path))
    .flatMap((source) => findMatches(source, NAMED_PATH, ([, named = ""]) => named))
    .filter(({ message }) => !isThere(message));
};

const CODE =
  /^(?:app|bench|bff|config|contract|ops|scripts|tests|cms-extensions\/(?:src|seed|access|schema))\/.*\.(?:ts|tsx|mjs)$/;
const EXPORTED = /^export (?:async )?(?:type|const|function\*?|class|interface) (\w+)/gm;
/** Read by the build or by the migration generator. */
const USED_BY_BUILD =
  /^(?:tests\/|app\/(?:routes|root|entry|routes\.ts)|bff\/(?:schema|db\/(?:schema|tables))|config\/(?:drop|remix|throw))/;

/** Every exported name occurs a second time somewhere. */
export const noDeadExports: SourceRule = (sources) => {
  const code = sources.filter(({ path }) => CODE.test(path));
  const counts = new Map<string, number>();
  for (const { text } of code)
    for (const word of text.match(/\w+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return code
    .filter(({ path }) => !USED_BY_BUILD.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)].flatMap(({ 1: name = "", index }) =>
        counts.get(name) === 1 ? [{ path, line: lineOf(text, index), message: name }] : [],
      ),
    );
};

const JUDGED = /filter(?:<[^>]*>)?\(\s*"(\w+)\.items\.create"/g;
const WRITE = /createItem\(\s*"(\w+)"/g;
const NAMED_RULES = /\/\/ Rules: (\S+\.ts)\./;
/** A write may be wrapped over some lines. */
const LINES_BEFORE = 6;

/** A write that a hook of Directus may refuse or change names the file with its rules. */
export const writesNameTheirRules: SourceRule = (sources) => {
  const known = new Set(sources.map(({ path }) => path));
  const hooks = sources
    .filter(({ path }) => path.startsWith("cms-extensions/src/"))
    .flatMap((source) => findMatches(source, JUDGED, ([, collection = ""]) => collection));
  const isRuleOf = (collection: string, named: string | undefined) =>
    named !== undefined &&
    known.has(named) &&
    hooks.some((hook) => hook.message === collection && dirname(hook.path) === dirname(named));
  return sources
    .filter(({ path }) => path.startsWith("app/"))
    .flatMap((source) => {
      const lines = source.text.split("\n");
      return findMatches(source, WRITE, ([, collection = ""]) => collection).filter(
        ({ line, message: collection }) => {
          if (!hooks.some(({ message }) => message === collection)) return false;
          const before = lines.slice(Math.max(0, line - 1 - LINES_BEFORE), line - 1).toReversed();
          const named = before.map((each) => NAMED_RULES.exec(each)?.[1]).find((path) => path);
          return !isRuleOf(collection, named);
        },
      );
    });
};
