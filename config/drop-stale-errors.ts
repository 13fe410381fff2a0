import type { Plugin } from "vite";

/**
 * React DOM notes an error (#421) where an update finds a part whose code is on its way, draws that part by
 * itself, and forgets the note with the drawing that it gives up for the part's sake. Where a key or click
 * interrupts that drawing midway, the note stays: the next boundary that comes, such as a dialog's, is told to
 * have failed, though nothing was taken away. This drops the note with the drawing. A build stops when the
 * source is not as expected.
 */
const REACT_DOM = "/react-dom/cjs/react-dom.production.min.js";
/** Where errors of a hydration are noted, which names their list in this version. */
const NOTED = "function Jg(a){null===zg?zg=[a]:zg.push(a)}";
/** Where a drawing begins from scratch. */
const FRESH = "function Kk(a,b){a.finishedWork=null;a.finishedLanes=0;";

/** The source with the change, or null when it is not the one the change was made for. */
export function withDroppedErrors(source: string): string | null {
  const isExpected = [NOTED, FRESH].every((place) => source.split(place).length === 2);
  return isExpected ? source.replace(FRESH, `${FRESH}zg=null;`) : null;
}

export function dropStaleErrors(): Plugin {
  return {
    name: "drop-stale-errors",
    apply: "build",
    transform(source, id, options) {
      if (options?.ssr || !id.split("?", 1)[0]?.endsWith(REACT_DOM)) return null;
      const code = withDroppedErrors(source);
      if (code === null) this.error("react-dom has changed: see drop-stale-errors.ts");
      return { code, map: null };
    },
  };
}
