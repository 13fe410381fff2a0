import type { RouteConfigEntry } from "@remix-run/route-config";

export function listAffectedPatterns(
  routes: readonly RouteConfigEntry[],
  dependents: ReadonlySet<string>,
): Set<string> {
  const affected = new Set<string>();
  function walk(entries: readonly RouteConfigEntry[], base: string, isInside: boolean): void {
    for (const { file, path, children } of entries) {
      const pattern = path ? `${base}/${path}` : base;
      const isAffected = isInside || dependents.has(`app/${file}`);
      if (children) walk(children, pattern, isAffected);
      else if (isAffected) affected.add(pattern || "/");
    }
  }
  walk(routes, "", dependents.has("app/root.tsx") || dependents.has("app/entry.client.tsx"));
  return affected;
}

/** True if an address in a test may match a pattern; "…" and "${…}" match anything. */
export function isAddressOf(pattern: string, address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  const selected = pattern.split("/");
  const input = path.split("/");
  const isOpen = selected.at(-1) === "*";
  if (isOpen ? input.length < selected.length : input.length !== selected.length) return false;
  return selected.every((part, at) => {
    const other = input[at] ?? "";
    return part === "*" || part.startsWith(":") || other.includes("${") || part === other;
  });
}
