import type { DataMapEntry } from "../../../../contract/collections/collection.ts";
import type { CmsPrivacy } from "../../../cms/cms-privacy.ts";
import type { UserRow } from "../../../db/schema.ts";
import { cmsMap, portalMap } from "./data-map.ts";
import { fieldName } from "./field-names.ts";
import type { PersonTable, StoredRow } from "./portal-holding.repository.ts";
import { gatherPortal } from "./portal-holding.ts";
import type { HoldingDeps } from "./portal-holding.ts";
import { cmsPersonOf } from "./cms-person.ts";
import { gatherOutside } from "./external-data.ts";
import type { OutsideDeps } from "./external-data.ts";
import { NOTHING, readableValue, isPlumbing } from "./readable-value.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";

export type StoredField = {
  name: string;
  value: string;
};

export type DataStore = {
  id: string;
  name: string;
  why: string;
  until: string;
  change: NonNullable<DataMapEntry["change"]> | null;
  count: number;
  rows: StoredField[][];
};

export type Overview = {
  stores: DataStore[];
  files: { filename: string; bytes: number }[];
  handling: { at: string; action: string; by: string }[];
};

const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 300;
const MARKUP = /<\/?[a-z][^>]*>/gi;

export type OverviewDeps = HoldingDeps &
  OutsideDeps & { cmsPrivacy: CmsPrivacy; listTables: () => Promise<PersonTable[]> };

export async function makeOverview(deps: OverviewDeps, user: UserRow): Promise<Overview> {
  const [portal, cms] = await Promise.all([
    gatherPortal(deps, await deps.listTables(), user.id),
    deps.cmsPrivacy.gather(cmsPersonOf(user)),
  ]);
  const outside = await gatherOutside(deps, user.id, portal["consent_records"] ?? []).catch(
    (): Record<string, StoredRow[]> => ({ payment_receipts: [{ state: "unreachable" }] }),
  );
  const stores = [
    ...Object.entries(portal).map(([id, rows]) => toStore(id, portalMap[id], rows)),
    ...Object.entries(outside).map(([id, rows]) => toStore(id, portalMap[id], rows)),
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
): DataStore {
  const shown = rows.slice(-SHOWN_ROWS).map((row) =>
    Object.entries(row)
      .filter(([name, value]) => isForPeople(name, value))
      .map(([name, value]) => ({ name: fieldName(name), value: inShort(name, value) })),
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

function isForPeople(column: string, value: unknown): boolean {
  if (isPlumbing(column)) return false;
  const isId = typeof value === "string" && isUuid(value);
  if (isId && column !== "analyticsId") return false;
  return readableValue(column, value) !== NOTHING;
}

function inShort(field: string, value: unknown): string {
  const readable = readableValue(field, value);
  const text = field === "body" ? readable.replace(MARKUP, " ").trim() : readable;
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
