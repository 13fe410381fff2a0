import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "graphql";

/**
 * Context of resolvers: the authenticated user, and the services. Each module adds its own services where
 * it adds its types, so this file depends on no module.
 */
export interface GraphqlContext {
  userId: string;
}

export type GraphqlServices = Omit<GraphqlContext, "userId">;

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
