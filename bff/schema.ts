import type { GraphQLSchema } from "graphql";
import { builder } from "./graphql/builder.ts";
import "./modules/community/chat/chat.graphql.ts";
import "./modules/community/chat/message.graphql.ts";
import "./modules/community/chat/own-chats.graphql.ts";
import "./modules/community/chat/report-messages.graphql.ts";
import "./modules/relations/connections/connections.graphql.ts";
import "./modules/community/directory/directory.graphql.ts";
import "./modules/notifications/email-frequency/email-frequency.graphql.ts";
import "./modules/account/profile/authors.graphql.ts";
import "./modules/account/profile/profile.graphql.ts";
import "./modules/identity/users/users.graphql.ts";

export const schema: GraphQLSchema = builder.toSchema();
