import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { noteFolder } from "../stack/run-record.ts";
import { say } from "../stack/progress.ts";

const MIB = 2 ** 20;
/** What the browsers' profiles and the files of a whole run of tests take there at most, twice over. */
const NEEDED_BYTES = 512 * MIB;
const NEEDED_FILES = 20_000;

type Room = { bytes: number; files: number };

function findRoom(folder: string): Room {
  const { bavail, bsize, ffree, files } = statfsSync(folder);
  // Some file systems make entries as they need them and count none.
  return { bytes: bavail * bsize, files: files === 0 ? Infinity : ffree };
}

/**
 * Lets everything that is started from here on use a temp folder of its own, where the system's has no
 * room for it: what others left there decides no test. It goes with the run.
 * @param own the folder to use then; in a clone with a very long path a browser finds no room for its socket's
 * @param room what the system's temp folder has
 */
export function takeRoomyTempFolder(own: string, room = findRoom(tmpdir())): void {
  if (room.bytes >= NEEDED_BYTES && room.files >= NEEDED_FILES) return;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  noteFolder(own);
  process.env["TMPDIR"] = own;
  say(`${Math.floor(room.bytes / MIB)} MiB free in the temp folder: the tests use ${own}`);
}
