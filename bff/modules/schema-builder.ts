import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "graphql";
import type { DigestService } from "./email-frequency/digest.ts";
import type { EmailFrequencyService } from "./email-frequency/email-frequency.service.ts";
import type { ProfileService } from "./profile/profile.service.ts";
import type { UsersService } from "./users/users.service.ts";

/** What resolvers know of a call: who asks (the door has checked it) and the use cases. */
export interface GraphqlContext {
  userId: string;
  users: UsersService;
  profiles: ProfileService;
  emailFrequency: EmailFrequencyService;
  digests: DigestService;
}

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
