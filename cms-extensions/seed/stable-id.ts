import { createHash } from "node:crypto";

const namespace = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");

/** UUID version 5 of a name: the same id for the same name in every environment. */
export function stableId(...name: (string | number)[]): string {
  const hash = createHash("sha1")
    .update(namespace)
    .update(`portal/${name.join("/")}`)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString("hex", 0, 16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20)].join("-");
}
