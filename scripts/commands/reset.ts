import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { readEnvironment } from "../../config/environment.ts";
import { lockDataFolder } from "../stack/data-folder.ts";
import { fallbackClusterOf } from "../stack/postgres.ts";
import { endWithLine, SetupError } from "../stack/progress.ts";

/** Deletes the data folder: databases, uploads, mails, secrets. Asks for confirmation; `--yes` skips it. */
try {
  const { PORTAL_DATA_DIR, PORTAL_MODE } = readEnvironment("launcher", process.env);
  if (PORTAL_MODE === "production") throw new SetupError("Reset is for demo and test data only.");
  const folder = resolve(PORTAL_DATA_DIR);
  if (!existsSync(folder)) throw new SetupError(`There is no data in ${folder}.`);
  if (!process.argv.includes("--yes")) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`Remove all data in ${folder}? Type "yes": `);
    terminal.close();
    if (answer.trim() !== "yes") throw new SetupError("Nothing was removed.");
  }
  lockDataFolder(folder).release();
  rmSync(folder, { recursive: true, force: true });
  rmSync(fallbackClusterOf(folder), { recursive: true, force: true });
  process.stdout.write(`${folder} is gone. npm start makes it anew.\n`);
} catch (error) {
  endWithLine(error);
}
