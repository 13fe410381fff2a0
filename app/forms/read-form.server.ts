import { parse, type Submission } from "@conform-to/react";
import type * as z from "zod/mini";
import { SEEN_VERSION } from "../../contract/collections/edit-version.ts";
import { FORM_KEY_NAME } from "./form-key-name";
import { fieldNamesOf } from "./field-names.server";
import { parseForm } from "./parse-form";

/** Conform's own fields, which none of our forms sends. Conform would act on them without validation. */
const CONFORM_FIELDS = ["__intent__", "__state__"];
const BUILT_NAME = /[.[\]]/;

/**
 * Converts a submitted form for Conform. Only names from the schema are used: Conform would create an array
 * as long as the index in a name says. A form with unknown fields counts as invalid.
 */
export function readForm<T>(schema: z.ZodMiniType<T>, form: FormData): Submission<T> {
  const names = fieldNamesOf(schema);
  const isKnown = (name: string) =>
    names.has(name) || name === FORM_KEY_NAME || name === SEEN_VERSION;
  const own = new FormData();
  for (const [name, value] of form) if (isKnown(name)) own.append(name, value);
  const isMadeUp = [...form.keys()].some(
    (name) => !isKnown(name) && (CONFORM_FIELDS.includes(name) || BUILT_NAME.test(name)),
  );
  return isMadeUp ? refuse(own) : parseForm(schema, own);
}

function refuse<T>(form: FormData): Submission<T> {
  return parse<T, string[]>(form, { resolve: () => ({ error: {} }) });
}
