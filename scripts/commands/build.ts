import { buildApp, buildExtension } from "../stack/build.ts";
import { buildService } from "../stack/build-service.ts";
import { endWithLine } from "../stack/progress.ts";

await Promise.all([buildApp(), buildExtension(), buildService()]).catch(endWithLine);
