import { EnvironmentError } from "../config/environment.ts";
import { installRouteMatchCache } from "./http/route-match-cache.ts";

/** The app's process entry. The hook must stand before anything loads the router. */
installRouteMatchCache((line) => process.stderr.write(`${line}\n`));
await import("./serve.ts").catch((error: unknown) => {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
