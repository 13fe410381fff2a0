import { builder } from "../../../graphql/builder.ts";
import type { Author, AuthorsService } from "./authors.service.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    authors: AuthorsService;
  }
}

const AuthorType = builder.objectRef<Author>("Author").implement({
  description: "Who wrote something, as the one who asks may see them",
  fields: (field) => ({
    directusUserId: field.exposeID("directusUserId"),
    name: field.exposeString("name"),
    avatar: field.exposeID("avatar", { nullable: true }),
    cantonId: field.exposeInt("cantonId", { nullable: true }),
    isTeam: field.exposeBoolean("isTeam", { description: "Works for the portal" }),
    isConnected: field.exposeBoolean("isConnected", {
      description: "A connection of the one who asks",
    }),
    isBlocked: field.exposeBoolean("isBlocked", { description: "By the one who asks" }),
  }),
});

builder.queryFields((field) => ({
  getAuthors: field.field({
    type: [AuthorType],
    args: { usersDirectusIds: field.arg.idList({ required: true }) },
    resolve: (_root, { usersDirectusIds }, { userId, authors }) =>
      authors.list(userId, usersDirectusIds.map(String)),
  }),
}));
