import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import {
  EXTRACT_NAMES,
  extractPath,
  packExtract,
} from "../../bff/modules/switzerland/official-tables/extracts/extract-files.ts";
import { makeExtracts } from "../official-tables/make-extracts.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";

try {
  const folder = process.argv[2];
  if (!folder) throw new SetupError("Name the folder with the official figures.");
  const extracts = makeExtracts(folder);
  for (const name of EXTRACT_NAMES) {
    const path = fileURLToPath(extractPath(name));
    const packed = packExtract(extracts[name]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, packed);
    say(`${name}: ${packed.length} bytes`);
  }
} catch (error) {
  endWithLine(error);
}
