import { takeSnapshot } from "../../cms-extensions/schema/take-snapshot.ts";
import { endWithLine, say } from "../stack/progress.ts";
import { requireRunningCms } from "../stack/running-cms.ts";

try {
  say(`wrote ${await takeSnapshot(requireRunningCms())}; run npm run codegen next`);
} catch (error) {
  endWithLine(error);
}
