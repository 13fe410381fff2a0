import { oncePerBuild } from "~/http/once-per-build";
import { routeMatchCache } from "~/http/route-match-cache";
import { installSourceChanges } from "~/http/source-changes";
import { wholeText } from "~/http/whole-text";
import { appEnvironment } from "../support/app-environment";

// The built app reads its environment when it is imported.
Object.assign(process.env, appEnvironment);

// As its process does (`scripts/stack/bundle-app.ts`): Remix and React are what runs in production.
installSourceChanges([routeMatchCache, wholeText, ...oncePerBuild], (line) => {
  throw new Error(line);
});
