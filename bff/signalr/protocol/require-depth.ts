import { InvalidMessageError } from "../settings/errors.ts";

/** @throws {InvalidMessageError} if arrays and objects are nested deeper than `maxDepth` */
export function requireDepth(value: unknown, maxDepth: number): void {
  if (isDeeper(value, maxDepth)) {
    throw new InvalidMessageError(`A message is more than ${maxDepth} levels deep`);
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
