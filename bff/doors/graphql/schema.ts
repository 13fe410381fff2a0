import type { GraphQLSchema } from "graphql";
import { builder } from "../../modules/schema-builder.ts";
import "../../modules/email-frequency/email-frequency.graphql.ts";
import "../../modules/profile/profile.graphql.ts";
import "../../modules/users/users.graphql.ts";

/** The whole schema: every module above has added its part. */
export const schema: GraphQLSchema = builder.toSchema();
