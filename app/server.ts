import { EnvironmentError } from "../config/environment.ts";
import { oncePerBuild } from "./http/once-per-build.ts";
import { routeMatchCache } from "./http/route-match-cache.ts";
import { installSourceChanges } from "./http/source-changes.ts";
import { wholeText } from "./http/whole-text.ts";

/**
 * The app's process entry. Production builds contain the patched packages (`scripts/stack/bundle-app.ts`);
 * in development the patches must be installed before Remix or React loads.
 */
if (process.argv.includes("--dev")) {
  installSourceChanges([routeMatchCache, wholeText, ...oncePerBuild], (line) =>
    process.stderr.write(`${line}\n`),
  );
}
await import("./serve.ts").catch((error: unknown) => {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
