import type { FastifyInstance, FastifyTypeProvider } from "fastify";
import { z } from "zod";
import { ServiceError } from "../errors.ts";

/** A value that matches the shape after JSON serialization: dates become texts. */
type Sendable<T> = T extends string
  ? T | Date
  : T extends readonly unknown[]
    ? { readonly [Place in keyof T]: Sendable<T[Place]> }
    : T extends object
      ? { readonly [Field in keyof T]: Sendable<T[Field]> }
      : T;

export interface AnswerTypes extends FastifyTypeProvider {
  serializer: this["schema"] extends z.ZodType ? Sendable<z.input<this["schema"]>> : unknown;
}

export function answers<Shape extends z.ZodType>(shape: Shape): { response: { "2xx": Shape } } {
  return { response: { "2xx": shape } };
}

/**
 * Parses a part of a request. Routes call it after authentication, so that strangers learn nothing from
 * validation errors. @throws {ServiceError} `validation_failed`
 */
export function requireShape<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}

/**
 * Checks every answer that has a schema before it is sent. Fields outside the schema are removed. An answer
 * that breaks the schema becomes `answer.broken_shape` and is logged.
 */
export function addAnswerShapes(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema, url }) => {
    if (!(schema instanceof z.ZodType)) throw new Error(`The answer of ${url} has no shape`);
    return (answer) => {
      const parsed = schema.safeParse(JSON.parse(JSON.stringify(answer)));
      if (!parsed.success) throw new ServiceError("answer.broken_shape", { cause: parsed.error });
      return JSON.stringify(parsed.data);
    };
  });
}
