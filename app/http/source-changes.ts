import { registerHooks } from "node:module";

/** A change to one file of a package, for the server only. Applied at build time or on load. */
export type SourceChange = {
  file: string;
  /** Each text must occur exactly once. */
  replacements: readonly (readonly [from: string, to: string])[];
  additions: string;
};

export function withChange(
  source: string,
  { replacements, additions }: SourceChange,
): string | null {
  let changed = source;
  for (const [from, to] of replacements) {
    if (changed.split(from).length !== 2) return null;
    changed = changed.replace(from, () => to);
  }
  return `${changed}\n${additions}`;
}

/** Call before the packages are loaded. An unexpected file is left unchanged, with a warning. */
export function installSourceChanges(
  changes: readonly SourceChange[],
  warn: (line: string) => void,
): void {
  registerHooks({
    load(url, context, nextLoad) {
      const result = nextLoad(url, context);
      const change = changes.find(({ file }) => url.endsWith(file));
      if (!change) return result;
      const source = withChange(String(result.source), change);
      if (source === null) {
        warn(`${change.file} has changed: it runs as it comes`);
        return result;
      }
      return { ...result, source };
    },
  });
}
