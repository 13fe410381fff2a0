import { run } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";

/** The Directus bundle is checked separately, against Directus' own packages. */
try {
  for (const project of ["tsconfig.json", "cms-extensions/tsconfig.json"]) {
    await run(["node_modules/typescript-native/bin/tsc", "--noEmit", "-p", project]);
  }
} catch (error) {
  endWithLine(error);
}
