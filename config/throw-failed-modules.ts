import type { Plugin } from "vite";

/**
 * Remix answers a page's code that fails to load by reloading where the visitor stands, each time, without
 * an end, and its data strategy swallows what is thrown instead. This changes that one place of its source:
 * the failure is reported like Vite reports its own, and the page that has no code throws it when it is drawn, so
 * that the error page decides (app/pwa/use-load-failure.ts). A build stops when the source is not as
 * expected.
 */
const REMIX_FILE = "/@remix-run/react/dist/esm/routeModules.js";
const RELOAD = "    window.location.reload();\n";
const REPORT_AND_THROW = `    const failure = new Event("vite:preloadError", { cancelable: true });
    failure.payload = error;
    window.dispatchEvent(failure);
    return { default() { throw error; } };
`;

/** The source with the change, or null when it is not the one the change was made for. */
export function withThrownFailures(source: string): string | null {
  const parts = source.split(RELOAD);
  return parts.length === 2 ? parts.join(REPORT_AND_THROW) : null;
}

export function throwFailedModules(): Plugin {
  return {
    name: "throw-failed-modules",
    apply: "build",
    transform(source, id) {
      if (!id.endsWith(REMIX_FILE)) return null;
      const code = withThrownFailures(source);
      if (code === null) this.error("@remix-run/react has changed: see throw-failed-modules.ts");
      return { code, map: null };
    },
  };
}
