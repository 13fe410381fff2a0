import type { FastifyInstance, FastifyTypeProvider } from "fastify";
import { z } from "zod";
import { ServiceError } from "../errors.ts";

/** What becomes a value of the shape once it is JSON: moments are sent as dates. */
type Sendable<T> = T extends string
  ? T | Date
  : T extends readonly unknown[]
    ? { readonly [Place in keyof T]: Sendable<T[Place]> }
    : T extends object
      ? { readonly [Field in keyof T]: Sendable<T[Field]> }
      : T;

/** Holds what a route returns to the shape of its answer when types are checked. */
export interface AnswerTypes extends FastifyTypeProvider {
  serializer: this["schema"] extends z.ZodType ? Sendable<z.input<this["schema"]>> : unknown;
}

/** For the options of a route: what a success answers. */
export function answers<Shape extends z.ZodType>(shape: Shape): { response: { "2xx": Shape } } {
  return { response: { "2xx": shape } };
}

/**
 * A request's part in the shape of its room. Routes ask for it after they know who calls, so that a
 * stranger learns nothing from what is refused. @throws {ServiceError} `validation_failed`
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
 * Checks every answer that has a shape as it goes over the wire: what the shape does not name stays
 * here, and what breaks it is answered as `answer.broken_shape` and logged, never passed on.
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
