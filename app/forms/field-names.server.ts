import * as z from "zod/mini";

const known = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

export function fieldNamesOf(schema: z.core.$ZodType): ReadonlySet<string> {
  const names = known.get(schema) ?? new Set(listNames(schema, ""));
  known.set(schema, names);
  return names;
}

function listNames(schema: z.core.$ZodType, name: string): string[] {
  if (schema instanceof z.core.$ZodObject) {
    const inner: Record<string, z.core.$ZodType> = schema._zod.def.shape;
    return Object.entries(inner).flatMap(([key, each]) =>
      listNames(each, name ? `${name}.${key}` : key),
    );
  }
  if (schema instanceof z.core.$ZodPipe) return listNames(schema._zod.def.in, name);
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional) {
    return listNames(schema._zod.def.innerType, name);
  }
  if (schema instanceof z.core.$ZodArray) {
    const { element, checks = [] } = schema._zod.def;
    const limit = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
    const places = Array.from(
      { length: limit?._zod.def.maximum ?? 0 },
      (_, at) => `${name}[${at}]`,
    );
    return [name, ...places.flatMap((place) => listNames(element, place))];
  }
  return [name];
}
