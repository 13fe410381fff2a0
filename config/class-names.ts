import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * CSS class name for the whole portal, equal on every machine: its own name and four letters derived from
 * its file. Class names repeat in sheets, scripts and documents; Vite's default names are half as long
 * again.
 */
export function nameClass(root: string, name: string, file: string): string {
  const path = relative(root, file.split("?", 1).join("")).replaceAll("\\", "/");
  const digest = createHash("sha256").update(path).digest("hex");
  return `${name}_${BigInt(`0x${digest}`).toString(36).slice(0, 4)}`;
}
