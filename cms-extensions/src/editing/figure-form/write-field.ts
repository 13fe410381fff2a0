import type { FormField } from "./form-fields";
import { readAt, readCodes, readNumber, writeAt } from "./form-values";

const NOT_A_NUMBER = "Escreva um número sem ponto de milhar, como 148200 ou 5,3.";

type Written = { problem: string; value?: undefined } | { problem: null; value: unknown };

export function writeField(before: unknown, field: FormField, text: string): Written {
  const typed = valueOf(field, text);
  if (typed === undefined) return { problem: NOT_A_NUMBER };
  const value = writeAt(withRoom(before, field), field.path, typed);
  return { problem: null, value: withoutEmptied(value, field) };
}

function valueOf({ kind }: FormField, text: string): unknown {
  if (kind === "codes") return readCodes(text);
  if (kind === "text") return text.trim() || null;
  const isNegative = kind === "signed" && /^\s*[-−]/.test(text);
  const amount = readNumber(isNegative ? text.replace(/[-−]/, "") : text);
  const read = isNegative && amount ? -amount : amount;
  return (kind === "whole" || kind === "signed") && read && !Number.isInteger(read)
    ? undefined
    : read;
}

/** A canton's figure is a plain number until it has its own source. */
function withRoom(value: unknown, { path, isRare }: FormField): unknown {
  const [code] = path;
  const figure = code === undefined ? undefined : readAt(value, [code]);
  if (!isRare || code === undefined || (typeof figure === "object" && figure !== null))
    return value;
  return writeAt(value, [code], { value: figure ?? null });
}

function withoutEmptied(value: unknown, { path, kind }: FormField): unknown {
  if (kind === "text" && readAt(value, path) === null) return writeAt(value, path, undefined);
  const inList = path.length > 2 ? path.slice(0, 2) : null;
  const entry = inList ? readAt(value, inList) : null;
  const isEmptied =
    typeof entry === "object" &&
    entry !== null &&
    Object.values(entry).every((each) => each === null);
  return inList && isEmptied ? writeAt(value, inList, undefined) : value;
}
