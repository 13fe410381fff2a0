import { run } from "../stack/build.ts";
import { endWithLine, SetupError } from "../stack/progress.ts";

/** The Directus bundle is checked separately, against Directus' own packages. */
const PROJECTS = ["tsconfig.json", "cms-extensions/tsconfig.json"];

/** One run names the errors of both projects. */
const failures: string[] = [];
try {
  for (const project of PROJECTS) {
    await run(["node_modules/typescript-native/bin/tsc", "--noEmit", "-p", project]).catch(
      (error: unknown) => {
        if (!(error instanceof SetupError)) throw error;
        failures.push(error.message);
      },
    );
  }
  if (failures.length > 0) throw new SetupError(failures.join("\n"));
} catch (error) {
  endWithLine(error);
}
