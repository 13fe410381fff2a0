import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { SetupError } from "./progress.ts";

const SPACE_NEEDED_BYTES = 300 * 1024 * 1024;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Creates the data folder and locks it for this process.
 * @throws {SetupError} if another start owns it, it can't be written, or the disk is full
 */
export function lockDataFolder(folder: string): { release(): void } {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SetupError(`The data folder ${folder} can't be made: ${(error as Error).message}`);
  }
  const disk = statfsSync(folder);
  if (disk.bavail * disk.bsize < SPACE_NEEDED_BYTES) {
    throw new SetupError(`The disk of ${folder} is full: at least 300 MB must be free.`);
  }
  const lock = join(folder, "portal.lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(lock, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return { release: () => rmSync(lock, { force: true }) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST")
        throw new SetupError(`The data folder ${folder} can't be written: ${message}`);
      const owner = Number(readFileSync(lock, "utf8"));
      if (owner && isAlive(owner)) {
        throw new SetupError(
          `The data folder ${folder} is in use by another start (process ${owner}). Stop it, or set PORTAL_DATA_DIR.`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  throw new SetupError(`The data folder ${folder} can't be taken: remove ${lock} by hand.`);
}
