import { takeSnapshot } from "../../cms-extensions/schema/take-snapshot.ts";
import { endWithLine, say } from "../stack/progress.ts";
import { requireRunningCms } from "../stack/running-cms.ts";

/** Writes the schema of the running Directus to directus-snapshot.yaml. */
try {
  say(`wrote ${await takeSnapshot(requireRunningCms())}; run npm run codegen next`);
} catch (error) {
  endWithLine(error);
}
