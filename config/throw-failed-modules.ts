import type { Plugin } from "vite";

/**
 * If a page's code fails to load, Remix reloads the current page, endlessly, and its data strategy swallows
 * errors thrown instead. This patch changes that one place: the failure is reported as Vite reports its
 * own. The page without code throws it on rendering, so that the error page decides
 * (app/pwa/use-load-failure.ts). The build fails if the source is not as expected.
 */
const REMIX_FILE = "/@remix-run/react/dist/esm/routeModules.js";
const RELOAD = "    window.location.reload();\n";
const REPORT_AND_THROW = `    const failure = new Event("vite:preloadError", { cancelable: true });
    failure.payload = error;
    window.dispatchEvent(failure);
    return { default() { throw error; } };
`;

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
