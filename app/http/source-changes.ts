import { registerHooks } from "node:module";

/** Changes to one file of a package, for the server alone: made when it is built, or as it is loaded. */
export type SourceChange = {
  /** How the file's address ends. */
  file: string;
  /** Each place must be there exactly once. */
  replacements: readonly (readonly [from: string, to: string])[];
  /** Runs inside the module, beside the functions it calls. */
  additions: string;
};

/** The source with the changes, or null when it is not the one they were made for. */
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

/** Must run before the packages are loaded; a file that is another than expected is left alone and told. */
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
