import { builder } from "../../../graphql/builder.ts";
import { PageInfoType } from "../../../graphql/page.ts";
import type {
  CantonCount,
  Directory,
  DirectoryMember,
  DirectoryPage,
} from "./directory.service.ts";
import type { FindNeighborhood, Neighborhood } from "./neighborhood.service.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    directory: Directory;
    findNeighborhood: FindNeighborhood;
  }
}

const MemberType = builder.objectRef<DirectoryMember>("DirectoryMember").implement({
  description: "A member in the directory, as the one who looks may see them",
  fields: (field) => ({
    directusUserId: field.exposeID("directusUserId"),
    name: field.exposeString("name"),
    isOwn: field.exposeBoolean("isOwn"),
    isConnected: field.exposeBoolean("isConnected"),
    isVolunteer: field.exposeBoolean("isVolunteer", { description: "Likes to answer questions" }),
    avatar: field.exposeID("avatar", { nullable: true }),
    city: field.exposeString("city", { nullable: true }),
    cantonId: field.exposeInt("cantonId", { nullable: true }),
    profession: field.exposeString("profession", { nullable: true }),
    spokenLanguages: field.exposeStringList("spokenLanguages"),
    stage: field.exposeString("stage", { nullable: true }),
  }),
});

const CantonCountType = builder.objectRef<CantonCount>("CantonCount").implement({
  fields: (field) => ({
    cantonId: field.exposeInt("cantonId"),
    count: field.exposeInt("count", { description: "Five or more" }),
  }),
});

const DirectoryPageType = builder.objectRef<DirectoryPage>("DirectoryPage").implement({
  fields: (field) => ({
    items: field.expose("items", { type: [MemberType] }),
    pageInfo: field.expose("pageInfo", { type: PageInfoType }),
    totalCount: field.exposeInt("totalCount"),
    cantonCounts: field.expose("cantonCounts", { type: [CantonCountType] }),
  }),
});

const NeighborhoodType = builder.objectRef<Neighborhood>("Neighborhood").implement({
  description: "Who is around in a canton; null where there are fewer than five",
  fields: (field) => ({
    members: field.exposeInt("members", {
      nullable: true,
      description: "At least so many live there, in steps of five",
    }),
    volunteers: field.exposeInt("volunteers", { nullable: true }),
  }),
});

builder.queryFields((field) => ({
  getDirectory: field.field({
    type: DirectoryPageType,
    description: "Members who want to be found; twenty a page",
    args: {
      name: field.arg.string(),
      profession: field.arg.string(),
      cantonId: field.arg.int(),
      language: field.arg.string(),
      stage: field.arg.string({ description: "arriving, settling or settled" }),
      isVolunteer: field.arg.boolean(),
      sort: field.arg.string({ description: "new or name" }),
      page: field.arg.int(),
    },
    resolve: (_root, query, { userId, directory }) => directory.list(userId, query),
  }),

  getCallable: field.field({
    type: [MemberType],
    description: "Members whom a comment may call, one of whose names begins so; six at most",
    args: { name: field.arg.string({ required: true }) },
    resolve: (_root, { name }, { userId, directory }) => directory.listMentionable(userId, name),
  }),

  getNeighborhood: field.field({
    type: NeighborhoodType,
    args: { cantonId: field.arg.int({ required: true }) },
    resolve: (_root, { cantonId }, { findNeighborhood }) => findNeighborhood(cantonId),
  }),
}));
