import type { HoleKind, Holes } from "~/page/caching";
import { initials } from "~/ui/media/avatar";
import { isUuid } from "../../../contract/shared/uuid.ts";

export type HoleValue = string | number;
export type Filling = { value: HoleValue; kind: HoleKind };

const MAX_TEXT_LENGTH = 400;

function fits(value: unknown, kind: HoleKind): value is HoleValue {
  if (kind === "number") return Number.isSafeInteger(value) && Number(value) > 0;
  if (typeof value !== "string" || value === "") return false;
  return kind === "id" ? isUuid(value) : value.length <= MAX_TEXT_LENGTH;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), data);
}

/** Shared objects stay shared. */
function replaceAt(
  data: unknown,
  [name, ...rest]: readonly string[],
  value: HoleValue,
  copies: Map<unknown, Record<string, unknown>>,
): unknown {
  if (name === undefined) return value;
  if (!isRecord(data)) return data;
  const copy = copies.get(data) ?? { ...data };
  copies.set(data, copy).set(copy, copy);
  copy[name] = replaceAt(copy[name], rest, value, copies);
  return copy;
}

export type OpenedData = {
  fillings: readonly Filling[];
  filledWith: (values: readonly HoleValue[]) => ReadonlyMap<string, unknown>;
};

/**
 * Separates a member's own values from the shared data. Equal values share one hole, so that a member whose
 * name equals their address does not get another member's page. Values that a hole can't contain, and those
 * in `unopened`, stay part of the data.
 */
export function openHoles(
  data: ReadonlyMap<string, unknown>,
  holesOf: (routeId: string) => Holes,
  unopened: ReadonlySet<HoleValue>,
): OpenedData {
  const fillings: Filling[] = [];
  const known = new Map<HoleValue, number>();
  const places: { routeId: string; path: string[]; index: number }[] = [];
  for (const [routeId, loaded] of data) {
    for (const [name, kind] of Object.entries(holesOf(routeId))) {
      const path = name.split(".");
      const value = valueAt(loaded, path);
      if (!fits(value, kind) || unopened.has(value)) continue;
      let index = known.get(value);
      if (index === undefined) {
        index = fillings.push({ value, kind }) - 1;
        known.set(value, index);
      }
      // An id that is a text elsewhere keeps the kind it was first found with.
      if (fillings[index]?.kind === kind) places.push({ routeId, path, index });
    }
  }
  return {
    fillings,
    filledWith(values) {
      const filled = new Map(data);
      const copies = new Map<unknown, Record<string, unknown>>();
      for (const { routeId, path, index } of places) {
        const value = values[index];
        if (value === undefined) continue;
        filled.set(routeId, replaceAt(filled.get(routeId), path, value, copies));
      }
      return filled;
    },
  };
}

const member = {
  "member.id": "id",
  "member.directusUserId": "id",
  "member.firstName": "text",
  "member.lastName": "text",
  "member.fullName": "text",
  "member.email": "text",
  "member.picture": "id",
} as const satisfies Holes;

export const frameHoles: Readonly<Record<string, Holes>> = {
  root: { ...member, requestId: "text", accessTokenRemainingMs: "number" },
  "routes/app/layout": {
    ...member,
    mapCanton: "text",
    homeCanton: "text",
    graceEnd: "text",
    "unread.badge": "text",
    "unread.label": "text",
    reachedIds: "text",
  },
};

export const madeOfText: readonly ((text: string) => string)[] = [initials];
