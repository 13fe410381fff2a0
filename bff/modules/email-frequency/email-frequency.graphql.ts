import {
  digestLists,
  FREQUENCIES,
  mailStopReasons,
} from "../../../contract/notifications/email.ts";
import type { MailStop } from "../../mail/mail-stops.ts";
import type { MailLink } from "../../mail/mail-template.ts";
import { builder } from "../../graphql/builder.ts";
import type { EmailFrequency } from "./email-frequency.ts";
import type { Digest, DigestItem, DigestSection, DigestService } from "./digest.ts";
import type { EmailFrequencyService } from "./email-frequency.service.ts";

declare module "../../graphql/builder.ts" {
  interface GraphqlContext {
    emailFrequency: EmailFrequencyService;
    digests: DigestService;
  }
}

const FrequencyEnum = builder.enumType("EmailFrequency", { values: FREQUENCIES });
const StopReasonEnum = builder.enumType("MailStopReason", { values: mailStopReasons });
const DigestListEnum = builder.enumType("DigestList", { values: digestLists });

const UserEmailFrequencyType = builder
  .objectRef<EmailFrequency & { stop: MailStop | null }>("UserEmailFrequency")
  .implement({
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
      wantsIdeaMail: field.exposeBoolean("wantsIdeaMail"),
      wantsSearchMail: field.exposeBoolean("wantsSearchMail"),
      wantsReplyMail: field.exposeBoolean("wantsReplyMail"),
      wantsMentionMail: field.exposeBoolean("wantsMentionMail"),
      wantsSolutionMail: field.exposeBoolean("wantsSolutionMail"),
      wantsCommentMail: field.exposeBoolean("wantsCommentMail"),
      wantsTopicMail: field.exposeBoolean("wantsTopicMail"),
      wantsConnectionMail: field.exposeBoolean("wantsConnectionMail"),
      wantsChatMail: field.exposeBoolean("wantsChatMail"),
      wantsAskMail: field.exposeBoolean("wantsAskMail"),
      wantsContentNotice: field.exposeBoolean("wantsContentNotice"),
      wantsForumAsks: field.exposeBoolean("wantsForumAsks"),
      wantsAskPush: field.exposeBoolean("wantsAskPush"),
      wantsLikePush: field.exposeBoolean("wantsLikePush"),
      wantsIdeaPush: field.exposeBoolean("wantsIdeaPush"),
      wantsSupportPush: field.exposeBoolean("wantsSupportPush"),
      wantsReplyPush: field.exposeBoolean("wantsReplyPush"),
      wantsMentionPush: field.exposeBoolean("wantsMentionPush"),
      wantsSolutionPush: field.exposeBoolean("wantsSolutionPush"),
      wantsCommentPush: field.exposeBoolean("wantsCommentPush"),
      wantsTopicPush: field.exposeBoolean("wantsTopicPush"),
      wantsContentPush: field.exposeBoolean("wantsContentPush"),
      wantsConnectionPush: field.exposeBoolean("wantsConnectionPush"),
      wantsChatPush: field.exposeBoolean("wantsChatPush"),
      wantsPlanPush: field.exposeBoolean("wantsPlanPush"),
      wantsScenarioPush: field.exposeBoolean("wantsScenarioPush"),
      wantsPlanMail: field.exposeBoolean("wantsPlanMail"),
      wantsOfferPush: field.exposeBoolean("wantsOfferPush"),
      wantsRatePush: field.exposeBoolean("wantsRatePush"),
      pausedUntil: field.field({
        type: "DateTime",
        nullable: true,
        description: "Nothing of these is sent before",
        resolve: ({ pausedUntil }) => pausedUntil?.toISOString() ?? null,
      }),
      stopReason: field.field({
        type: StopReasonEnum,
        nullable: true,
        description: "Why no mail goes to the address; null when it does",
        resolve: ({ stop }) => stop?.reason ?? null,
      }),
      stoppedAt: field.field({
        type: "DateTime",
        nullable: true,
        resolve: ({ stop }) => stop?.stoppedAt.toISOString() ?? null,
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
    list: field.expose("list", { type: DigestListEnum }),
    items: field.expose("items", { type: [DigestItemType] }),
  }),
});

const DigestLineType = builder.objectRef<MailLink>("DigestLine").implement({
  description: "What a digest tells one member alone",
  fields: (field) => ({
    label: field.exposeString("label"),
    path: field.exposeString("path", { description: "With locale" }),
  }),
});

const DigestType = builder.objectRef<Digest>("Digest").implement({
  description: "What the next mail would tell if nothing else were published",
  fields: (field) => ({
    sendsAt: field.field({
      type: "DateTime",
      resolve: ({ sendsAt }) => sendsAt.toISOString(),
    }),
    sections: field.field({
      type: [DigestSectionType],
      resolve: ({ readSections }) => readSections(),
    }),
    personal: field.field({
      type: [DigestLineType],
      nullable: true,
      description: "Null while it can't be had",
      resolve: ({ readPersonal }) => readPersonal(),
    }),
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
    description: "Null when the member gets no digest: none is wanted, or nothing is paid",
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
      wantsIdeaMail: field.arg.boolean({ description: "News of ideas the member supports" }),
      wantsSearchMail: field.arg.boolean({ description: "What is new in saved searches" }),
      wantsReplyMail: field.arg.boolean({ description: "Answers that were not read in time" }),
      wantsMentionMail: field.arg.boolean(),
      wantsSolutionMail: field.arg.boolean(),
      wantsCommentMail: field.arg.boolean(),
      wantsTopicMail: field.arg.boolean(),
      wantsConnectionMail: field.arg.boolean(),
      wantsChatMail: field.arg.boolean(),
      wantsAskMail: field.arg.boolean(),
      wantsContentNotice: field.arg.boolean({ description: "Notices of what is published" }),
      wantsForumAsks: field.arg.boolean({
        description: "Unanswered questions about what the member lived through",
      }),
      wantsAskPush: field.arg.boolean(),
      wantsLikePush: field.arg.boolean(),
      wantsIdeaPush: field.arg.boolean({ description: "Notices of ideas, on devices too" }),
      wantsSupportPush: field.arg.boolean(),
      wantsReplyPush: field.arg.boolean(),
      wantsMentionPush: field.arg.boolean(),
      wantsSolutionPush: field.arg.boolean(),
      wantsCommentPush: field.arg.boolean(),
      wantsTopicPush: field.arg.boolean(),
      wantsContentPush: field.arg.boolean(),
      wantsConnectionPush: field.arg.boolean(),
      wantsChatPush: field.arg.boolean(),
      wantsPlanPush: field.arg.boolean(),
      wantsScenarioPush: field.arg.boolean(),
      wantsPlanMail: field.arg.boolean({ description: "Reminders of steps of the plan" }),
      wantsOfferPush: field.arg.boolean(),
      wantsRatePush: field.arg.boolean(),
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
