import { oncePerBuild } from "~/http/once-per-build";
import { routeMatchCache } from "~/http/route-match-cache";
import { installSourceChanges } from "~/http/source-changes";
import { wholeText } from "~/http/whole-text";
import { appEnvironment } from "../../support/app-environment";

// The built app reads its environment on import.
Object.assign(process.env, appEnvironment);

// Like the production process (`scripts/stack/bundle-app.ts`): Remix and React as in production.
installSourceChanges([routeMatchCache, wholeText, ...oncePerBuild], (line) => {
  throw new Error(line);
});
