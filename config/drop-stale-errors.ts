import type { Plugin } from "vite";

/**
 * When an update reaches a part that is not hydrated yet, React DOM records error #421, renders that part
 * first, and discards the update's render together with the error. If a key press or click interrupts that
 * render, the error survives in a variable of the module, and React reports it with the next boundary that
 * mounts, although no markup was lost. This patch clears the variable at the start of each render. The build
 * fails if the source is not as expected.
 */
const REACT_DOM = "/react-dom/cjs/react-dom.production.min.js";
/** `queueHydrationError`, which shows the variable's name in this version. */
const QUEUE = "function Jg(a){null===zg?zg=[a]:zg.push(a)}";
/** The start of `prepareFreshStack`. */
const FRESH_STACK = "function Kk(a,b){a.finishedWork=null;a.finishedLanes=0;";

export function withDroppedErrors(source: string): string | null {
  const isExpected = [QUEUE, FRESH_STACK].every((place) => source.split(place).length === 2);
  return isExpected ? source.replace(FRESH_STACK, `${FRESH_STACK}zg=null;`) : null;
}

export function dropStaleErrors(): Plugin {
  return {
    name: "drop-stale-errors",
    apply: "build",
    transform(source, id, options) {
      // The build's own modules around this file have a query in their name.
      if (options?.ssr || !id.endsWith(REACT_DOM)) return null;
      const code = withDroppedErrors(source);
      if (code === null) this.error("react-dom has changed: see drop-stale-errors.ts");
      return { code, map: null };
    },
  };
}
