import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { noteFolder } from "../stack/run-record.ts";
import { say } from "../stack/progress.ts";

const MIB = 2 ** 20;
/** Twice what the browser profiles and files of a whole test run need. */
const NEEDED_BYTES = 512 * MIB;
const NEEDED_FILES = 20_000;

type Room = { bytes: number; files: number };

function findRoom(folder: string): Room {
  const { bavail, bsize, ffree, files } = statfsSync(folder);
  // Some file systems create entries on demand and report none.
  return { bytes: bavail * bsize, files: files === 0 ? Infinity : ffree };
}

/**
 * Uses a separate temp folder from here on if the system's has too little space, so that other programs'
 * files fail no test. It is deleted with the run.
 * @param own the folder to use then; in a clone with a very long path a browser's socket path would be too
 * long
 * @param room free space of the system's temp folder
 */
export function takeRoomyTempFolder(own: string, room = findRoom(tmpdir())): void {
  if (room.bytes >= NEEDED_BYTES && room.files >= NEEDED_FILES) return;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  noteFolder(own);
  process.env["TMPDIR"] = own;
  say(`${Math.floor(room.bytes / MIB)} MiB free in the temp folder: the tests use ${own}`);
}
