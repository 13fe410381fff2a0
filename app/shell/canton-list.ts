import type { CantonSummary } from "~/features/cantons/canton.schema";
import { ownKey } from "~/session/owner";

let loaded: { key: string; list: Promise<CantonSummary[]> } | null = null;

/**
 * The cantons of the map, asked for once per member and tier for as long as this page of the browser lives.
 * A failed answer is forgotten, so that the next call asks again.
 * @param source the address that answers with them
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
