import { chownSync } from "node:fs";

const NOBODY = 65534;

export const isRoot = process.getuid?.() === 0;

/** Databases refuse root or should not have it: started by root, they run as the unprivileged "nobody". */
export const unprivileged = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export function giveToUnprivileged(path: string): void {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
}
