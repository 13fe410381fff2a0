import type { EventContext } from "@directus/types";
import { findParameterProblem } from "../../../contract/calculators/parameter-shapes.ts";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "./refusal";

/** As a driver or a form hands JSON over: parsed already, or its text. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/**
 * A parameter that calculators read is of the shape they read, whatever its status.
 * @param stored what the row is before the write; nothing while it is created
 * @throws {Refusal} with what is wrong, beside the field
 */
export function refuseBadParameter(stored: Payload, payload: Payload): void {
  const { key, value } = { ...stored, ...payload };
  const reason = findParameterProblem(String(key), parsed(value));
  if (reason) throw new Refusal({ field: "value", reason });
}

/** Holds every write of `parameter_sets` to it. */
export async function guardParameter(
  payload: Payload,
  meta: ItemMeta,
  { database }: EventContext,
): Promise<Payload> {
  const rows = meta.keys ? await storedRows(database, meta, ["key", "value"]) : [{}];
  for (const stored of rows) refuseBadParameter(stored, payload);
  return {};
}
