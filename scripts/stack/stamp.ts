import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && name !== "dist")
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

export function hashOf(...paths: string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles))
    hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

export async function runOncePerHash(
  stampFile: string,
  hash: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return false;
  await work();
  writeFileSync(stampFile, hash);
  return true;
}
