import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** A tab may stay open across a deployment for a day (decision 0014); the second day is a reserve. */
const TTL_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_BYTES = 64_000_000;

export type AssetFolders = {
  /** The served folder; a build empties it. */
  assets: string;
  /** Files of earlier builds; the modification time is when the file was replaced. */
  earlier: string;
};

const listNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

export function setAssetsAside({ assets, earlier }: AssetFolders, now: Date): void {
  mkdirSync(earlier, { recursive: true });
  const carried = new Set(listNames(earlier));
  for (const name of listNames(assets)) {
    if (carried.has(name)) continue;
    copyFileSync(join(assets, name), join(earlier, name));
    utimesSync(join(earlier, name), now, now);
  }
}

/**
 * After a build: copies earlier files beside the new ones, latest first, and deletes those past retention.
 */
export function carryAssetsOver({ assets, earlier }: AssetFolders, now: Date): void {
  const current = new Set(listNames(assets));
  const files = listNames(earlier).map((name) => {
    const { mtimeMs, size } = statSync(join(earlier, name));
    return { name, mtimeMs, size };
  });
  let cachedBytes = 0;
  for (const { name, mtimeMs, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    const isSaved =
      !current.has(name) && now.getTime() - mtimeMs <= TTL_MS && (cachedBytes += size) <= MAX_BYTES;
    if (isSaved) copyFileSync(join(earlier, name), join(assets, name));
    else rmSync(join(earlier, name));
  }
}
