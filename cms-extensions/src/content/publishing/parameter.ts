import type { EventContext } from "@directus/types";
import { findParameterProblem } from "../../../../contract/calculators/parameters.ts";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "../../shared/refusal";

/** A driver or a form passes JSON either parsed or as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/**
 * Requires the shape that the calculators read, whatever the row's status.
 * @param stored the row before the write; empty during creation
 * @throws {Refusal} with the problem, for the field
 */
export function refuseBadParameter(stored: Payload, payload: Payload): void {
  const { key, value } = { ...stored, ...payload };
  const reason = findParameterProblem(String(key), parsed(value));
  if (reason) throw new Refusal({ field: "value", reason });
}

export async function guardParameter(
  payload: Payload,
  meta: ItemMeta,
  { database }: EventContext,
): Promise<Payload> {
  const rows = meta.keys ? await storedRows(database, meta, ["key", "value"]) : [{}];
  for (const stored of rows) refuseBadParameter(stored, payload);
  return {};
}
