import type { CmsPrivacy } from "../../cms/cms-privacy.ts";
import type { UserRow } from "../../db/schema.ts";
import { cmsMap, portalMap } from "./data-map.ts";
import type { DataMapEntry } from "./data-map.ts";
import { fieldName } from "./field-names.ts";
import { gatherPortal } from "./portal-holding.ts";
import type { HoldingDeps } from "./portal-holding.ts";

export interface HeldField {
  name: string;
  value: string;
}

/** One kind of data held about the member, with what is in it. */
export interface HeldStore {
  id: string;
  name: string;
  why: string;
  until: string;
  change: DataMapEntry["change"] | null;
  count: number;
  /** Of the newest rows; long lists are in the export. */
  rows: HeldField[][];
}

export interface Overview {
  stores: HeldStore[];
  files: { filename: string; bytes: number }[];
  handling: { at: string; action: string; by: string }[];
}

const shownRows = 5;
const shownCharacters = 300;
const plumbing = /^(id|.*_id|uniqueKey|user|user_created|user_updated|owner|member)$/;

/** "Meus dados, ao vivo": what is held about the member at this moment, read from the stores. */
export async function makeOverview(
  deps: HoldingDeps & { cmsPrivacy: CmsPrivacy },
  user: UserRow,
): Promise<Overview> {
  const [portal, cms] = await Promise.all([
    gatherPortal(deps, user.id),
    deps.cmsPrivacy.gather(user.directusUserId),
  ]);
  const stores = [
    ...Object.entries(portal).map(([id, rows]) => toStore(id, portalMap[id], rows)),
    ...Object.entries(cms.rows).map(([id, rows]) => toStore(id, cmsMap[id], rows)),
  ];
  return {
    stores,
    files: cms.files.map(({ filename, bytes }) => ({ filename, bytes })),
    handling: cms.handling,
  };
}

function toStore(
  id: string,
  entry: DataMapEntry | undefined,
  rows: readonly Record<string, unknown>[],
): HeldStore {
  const shown = rows.slice(-shownRows).map((row) =>
    Object.entries(row)
      .filter(([name, value]) => !plumbing.test(name) && value !== null && value !== "")
      .map(([name, value]) => ({ name: fieldName(name), value: inShort(value) })),
  );
  return {
    id,
    name: entry?.name ?? id,
    why: entry?.why ?? "",
    until: entry?.until ?? "",
    change: entry?.change ?? null,
    count: rows.length,
    rows: shown.filter((fields) => fields.length > 0),
  };
}

function inShort(value: unknown): string {
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}
