import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { getIcons } from "@iconify/utils/lib/icon-set/get-icons";

/** The sets the portal carries; a prefix that is not here names nothing. */
const PACKAGES = { lucide: "@iconify-json/lucide/icons.json" } as const;
export type IconPrefix = keyof typeof PACKAGES;
export type IconSet = Parameters<typeof getIcons>[0];

const require = createRequire(import.meta.url);
const loaded = new Map<IconPrefix, Promise<IconSet>>();

export function findIconPrefix(name: string): IconPrefix | null {
  return Object.hasOwn(PACKAGES, name) ? (name as IconPrefix) : null;
}

/** Read when first asked for: half a megabyte that most processes need late or never. */
export function loadIconSet(prefix: IconPrefix): Promise<IconSet> {
  const known = loaded.get(prefix);
  if (known) return known;
  const set = readFile(require.resolve(PACKAGES[prefix]), "utf8").then(
    (text) => JSON.parse(text) as IconSet,
  );
  loaded.set(prefix, set);
  return set;
}
