import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { getIcons } from "@iconify/utils/lib/icon-set/get-icons";

/** Icon sets that the app bundles. Other prefixes are requested from external icon services. */
const PACKAGES = { lucide: "@iconify-json/lucide/icons.json" } as const;
type CarriedPrefix = keyof typeof PACKAGES;
export type IconSet = Parameters<typeof getIcons>[0];

const require = createRequire(import.meta.url);
const loaded = new Map<CarriedPrefix, Promise<IconSet>>();

function isCarried(prefix: string): prefix is CarriedPrefix {
  return Object.hasOwn(PACKAGES, prefix);
}

/**
 * The set with this prefix, or null if it is not bundled. Loaded on first use: the file has half a megabyte, and most processes never need it.
 */
export async function findIconSet(prefix: string): Promise<IconSet | null> {
  return isCarried(prefix) ? load(prefix) : null;
}

function load(prefix: CarriedPrefix): Promise<IconSet> {
  const known = loaded.get(prefix);
  if (known) return known;
  const set = readFile(require.resolve(PACKAGES[prefix]), "utf8").then(
    (text) => JSON.parse(text) as IconSet,
  );
  loaded.set(prefix, set);
  return set;
}
