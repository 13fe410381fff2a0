import { builder } from "../schema-builder.ts";
import type { Profile } from "./profile.service.ts";

const ProfileType = builder.objectRef<Profile>("Profile").implement({
  description: "A member as the one who asks may see them; what is hidden is empty",
  fields: (field) => ({
    directusUserId: field.exposeID("directusUserId"),
    name: field.exposeString("name", { description: "As the member wants to be called" }),
    isOwn: field.exposeBoolean("isOwn"),
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
  }),
});

builder.queryFields((field) => ({
  getProfile: field.field({
    type: ProfileType,
    nullable: true,
    args: { userDirectusId: field.arg.id({ required: true }) },
    resolve: (_root, { userDirectusId }, { userId, profiles }) =>
      profiles.find(userId, String(userDirectusId)),
  }),
}));
