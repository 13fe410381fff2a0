import type { CantonSummary } from "~/features/cantons/canton.schema";
import { ownKey } from "~/session/owner";

let loaded: { key: string; list: Promise<CantonSummary[]> } | null = null;

/**
 * The cantons of the map, loaded once per member and tier while the page lives. After a failure, the next
 * call loads again.
 * @param source the address that returns them
 */
export function loadCantons(source: string, canSeeFigures: boolean): Promise<CantonSummary[]> {
  const key = ownKey(`${source}:${canSeeFigures}`);
  if (loaded?.key === key) return loaded.list;
  const list = fetchCantons(source);
  loaded = { key, list };
  list.catch(() => {
    if (loaded?.list === list) loaded = null;
  });
  return list;
}

async function fetchCantons(source: string): Promise<CantonSummary[]> {
  const response = await fetch(source, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The cantons were answered with ${response.status}`);
  const { cantons } = (await response.json()) as { cantons: CantonSummary[] };
  return cantons;
}
