import { lazyBoundaries, noLooseAppFiles, shortRoutes } from "./app-layout.ts";
import { linearPatterns } from "./linear-patterns.ts";
import { tradeWords, upperCaseConstants } from "./naming.ts";
import {
  namedFilesExist,
  noDeadExports,
  noUnpublishedReferences,
  writesNameTheirRules,
} from "./references.ts";
import { sharedWordLists, singleDefinitions } from "./single-definitions.ts";
import { readSources, type Source, type SourceRule } from "./source.ts";

/** Rules of this repository that oxlint and dependency-cruiser cannot express. */
export const SOURCE_RULES: Readonly<Record<string, SourceRule>> = {
  "lazy-boundaries": lazyBoundaries,
  "linear-patterns": linearPatterns,
  "named-files-exist": namedFilesExist,
  "no-dead-exports": noDeadExports,
  "no-inner-papers": noUnpublishedReferences,
  "no-loose-app-files": noLooseAppFiles,
  "shared-word-lists": sharedWordLists,
  "short-routes": shortRoutes,
  "single-definitions": singleDefinitions,
  "trade-words": tradeWords,
  "upper-case-constants": upperCaseConstants,
  "writes-name-rules": writesNameTheirRules,
};

/** One line for each finding: `app/a.ts:3: dayMs → UPPER_CASE (upper-case-constants)`. */
export function findProblems(sources: readonly Source[]): string[] {
  return Object.entries(SOURCE_RULES).flatMap(([name, rule]) =>
    rule(sources).map(({ path, line, message }) => `${path}:${line}: ${message} (${name})`),
  );
}

/** Fewer would mean that the list of files is incomplete. */
const LEAST_SOURCES = 3_000;

export function lintSources(root: string): string[] {
  const sources = readSources(root);
  if (sources.length < LEAST_SOURCES) return [`Only ${sources.length} sources were found.`];
  return findProblems(sources);
}
