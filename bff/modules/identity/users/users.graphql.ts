import { builder } from "../../../graphql/builder.ts";
import { PageInfoType } from "../../../graphql/page.ts";
import type { Member, User } from "./user.ts";
import type { MembersPage, UsersService } from "./users.service.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    users: UsersService;
  }
}

const UserType = builder.objectRef<User>("User").implement({
  description: "The member who asks",
  fields: (field) => ({
    id: field.exposeID("id"),
    firstName: field.exposeString("firstName"),
    lastName: field.exposeString("lastName"),
    fullName: field.exposeString("fullName"),
    email: field.exposeString("email"),
    isActive: field.exposeBoolean("isActive"),
    isEmailConfirmed: field.exposeBoolean("isEmailConfirmed"),
    createdAt: field.expose("createdAt", { type: "DateTime" }),
    updatedAt: field.expose("updatedAt", { type: "DateTime" }),
    directusUserId: field.exposeID("directusUserId"),
  }),
});

const MemberType = builder.objectRef<Member>("Member").implement({
  description: "Another member, as members see each other",
  fields: (field) => ({
    id: field.exposeID("id"),
    firstName: field.exposeString("firstName"),
    lastName: field.exposeString("lastName"),
    fullName: field.exposeString("fullName"),
    directusUserId: field.exposeID("directusUserId"),
  }),
});

const MembersPageType = builder.objectRef<MembersPage>("MembersPage").implement({
  fields: (field) => ({
    items: field.expose("items", { type: [MemberType] }),
    pageInfo: field.expose("pageInfo", { type: PageInfoType }),
    totalCount: field.exposeInt("totalCount"),
  }),
});

builder.queryFields((field) => ({
  getLoggedInUser: field.field({
    type: UserType,
    nullable: true,
    resolve: (_root, _args, { userId, users }) => users.findUser(userId),
  }),

  getUserByDirectusId: field.field({
    type: MemberType,
    nullable: true,
    args: { userDirectusId: field.arg.id({ required: true }) },
    resolve: (_root, { userDirectusId }, { users }) =>
      users.findMemberByDirectusId(String(userDirectusId)),
  }),

  getUsersByIds: field.field({
    type: MembersPageType,
    args: {
      usersIds: field.arg.idList({ required: true }),
      take: field.arg.int({ description: "1 to 100; 20 when absent" }),
      skip: field.arg.int({ description: "0 or more" }),
    },
    resolve: (_root, { usersIds, take, skip }, { users }) =>
      users.listMembers(usersIds.map(String), { take: take ?? 20, skip: skip ?? 0 }),
  }),
}));
