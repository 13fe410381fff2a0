import type { GraphQLSchema } from "graphql";
import { builder } from "./graphql/builder.ts";
import "./modules/chat/chat.graphql.ts";
import "./modules/chat/message.graphql.ts";
import "./modules/chat/own-chats.graphql.ts";
import "./modules/chat/report-messages.graphql.ts";
import "./modules/relations/connections/connections.graphql.ts";
import "./modules/directory/directory.graphql.ts";
import "./modules/notifications/email-frequency/email-frequency.graphql.ts";
import "./modules/account/profile/authors.graphql.ts";
import "./modules/account/profile/profile.graphql.ts";
import "./modules/identity/users/users.graphql.ts";

export const schema: GraphQLSchema = builder.toSchema();
