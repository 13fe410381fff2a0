import { frequencies } from "../../db/tables/preferences.ts";
import { builder } from "../schema-builder.ts";
import { contentLists } from "./email-frequency.ts";
import type { EmailFrequency } from "./email-frequency.ts";
import type { Digest, DigestItem, DigestSection } from "./digest.ts";

const FrequencyEnum = builder.enumType("EmailFrequency", { values: frequencies });
const ContentListEnum = builder.enumType("ContentList", { values: contentLists });

const UserEmailFrequencyType = builder.objectRef<EmailFrequency>("UserEmailFrequency").implement({
  description: "How often the member who asks wants mail about what",
  fields: (field) => ({
    id: field.exposeID("id"),
    userId: field.exposeID("userId"),
    articlesFrequency: field.expose("articlesFrequency", { type: FrequencyEnum }),
    newsFrequency: field.expose("newsFrequency", { type: FrequencyEnum }),
    videosFrequency: field.expose("videosFrequency", { type: FrequencyEnum }),
    coursesFrequency: field.expose("coursesFrequency", { type: FrequencyEnum }),
    forumFrequency: field.expose("forumFrequency", { type: FrequencyEnum }),
    wantsProductMail: field.exposeBoolean("wantsProductMail"),
    pausedUntil: field.field({
      type: "DateTime",
      nullable: true,
      description: "Nothing of these is sent before",
      resolve: ({ pausedUntil }) => pausedUntil?.toISOString() ?? null,
    }),
  }),
});

const DigestItemType = builder.objectRef<DigestItem>("DigestItem").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    title: field.exposeString("title"),
    slug: field.exposeString("slug"),
  }),
});

const DigestSectionType = builder.objectRef<DigestSection>("DigestSection").implement({
  fields: (field) => ({
    list: field.expose("list", { type: ContentListEnum }),
    items: field.expose("items", { type: [DigestItemType] }),
  }),
});

const DigestType = builder.objectRef<Digest>("Digest").implement({
  description: "What the next mail would tell if nothing else were published",
  fields: (field) => ({
    sendsAt: field.field({
      type: "DateTime",
      resolve: ({ sendsAt }) => sendsAt.toISOString(),
    }),
    sections: field.expose("sections", { type: [DigestSectionType] }),
  }),
});

builder.queryFields((field) => ({
  getUserEmailFrequency: field.field({
    type: UserEmailFrequencyType,
    resolve: (_root, _args, { userId, emailFrequency }) => emailFrequency.get(userId),
  }),

  getNextDigest: field.field({
    type: DigestType,
    nullable: true,
    description: "Null when the member gets no digest",
    resolve: (_root, _args, { userId, digests }) => digests.preview(userId),
  }),
}));

builder.mutationFields((field) => ({
  setUserEmailFrequency: field.field({
    type: UserEmailFrequencyType,
    description: "Changes what is given and leaves the rest",
    args: {
      articlesFrequency: field.arg({ type: FrequencyEnum }),
      newsFrequency: field.arg({ type: FrequencyEnum }),
      videosFrequency: field.arg({ type: FrequencyEnum }),
      coursesFrequency: field.arg({ type: FrequencyEnum }),
      forumFrequency: field.arg({ type: FrequencyEnum }),
      wantsProductMail: field.arg.boolean(),
      isPaused: field.arg.boolean({ description: "Pauses for thirty days, or ends a pause" }),
    },
    resolve: (_root, args, { userId, emailFrequency }) => {
      const given = Object.entries(args).filter(
        ([, value]) => value !== null && value !== undefined,
      );
      return emailFrequency.set(userId, Object.fromEntries(given));
    },
  }),
}));
