import { builder } from "../../../graphql/builder.ts";
import type { FieldLevel } from "./cut-profile.ts";
import type { Profile, ProfileService } from "./profile.service.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    profiles: ProfileService;
  }
}

const FieldLevelType = builder.objectRef<FieldLevel>("FieldLevel").implement({
  description: "Who may see a field: members, connections or self",
  fields: (field) => ({
    field: field.exposeString("field"),
    level: field.exposeString("level"),
  }),
});

const ProfileType = builder.objectRef<Profile>("Profile").implement({
  description: "A member as the one who asks may see them; what is hidden is empty",
  fields: (field) => ({
    directusUserId: field.exposeID("directusUserId"),
    name: field.exposeString("name", { description: "As the member wants to be called" }),
    isOwn: field.exposeBoolean("isOwn"),
    connection: field.exposeString("connection", {
      description:
        "How this member stands to the one who asks: connected, received, requested, none",
    }),
    isBlocked: field.exposeBoolean("isBlocked", { description: "By the one who asks" }),
    isTeam: field.exposeBoolean("isTeam", { description: "Works for the portal" }),
    avatar: field.exposeID("avatar", { nullable: true }),
    city: field.exposeString("city", { nullable: true }),
    cantonId: field.exposeInt("cantonId", { nullable: true }),
    profession: field.exposeString("profession", { nullable: true }),
    bio: field.exposeString("bio", { nullable: true }),
    spokenLanguages: field.exposeStringList("spokenLanguages"),
    skills: field.exposeStringList("skills"),
    interests: field.exposeStringList("interests"),
    links: field.exposeStringList("links", { description: "https only" }),
    inSwitzerlandSince: field.exposeString("inSwitzerlandSince", {
      nullable: true,
      description: "YYYY-MM-DD",
    }),
    memberSince: field.expose("memberSince", { type: "DateTime", nullable: true }),
    asOf: field.expose("asOf", {
      type: "DateTime",
      nullable: true,
      description: "When this was so, while the CMS can't be asked",
    }),
    levels: field.expose("levels", {
      type: [FieldLevelType],
      description: "Told to its owner alone",
    }),
  }),
});

builder.queryFields((field) => ({
  getProfile: field.field({
    type: ProfileType,
    nullable: true,
    args: {
      userDirectusId: field.arg.id({ required: true }),
      asMember: field.arg.boolean({ description: "Oneself as any other member sees one" }),
    },
    resolve: (_root, { userDirectusId, asMember }, { userId, profiles }) =>
      profiles.look(userId, String(userDirectusId), asMember ?? false),
  }),
}));
