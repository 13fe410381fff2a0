import { buildApp, buildExtension } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";

await Promise.all([buildApp(), buildExtension()]).catch(endWithLine);
