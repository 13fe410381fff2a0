import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "graphql";

/**
 * What resolvers know of a call: who asks (the door has checked it), and the use cases. Each module
 * adds its own where it adds its types, so that this file knows none of them.
 */
export interface GraphqlContext {
  userId: string;
}

/** What modules hand to the door for their resolvers. */
export type GraphqlServices = Omit<GraphqlContext, "userId">;

/** Modules add their types and queries to this one; the door turns it into the schema. */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  Scalars: { DateTime: { Input: string; Output: string } };
  DefaultFieldNullability: false;
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();

builder.scalarType("DateTime", {
  description: "ISO 8601 in UTC, with milliseconds",
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value === "string" && !Number.isNaN(Date.parse(value))) return value;
    throw new GraphQLError("A DateTime is a string in ISO 8601");
  },
});
