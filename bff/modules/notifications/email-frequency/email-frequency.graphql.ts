import {
  digestLists,
  FREQUENCIES,
  frequencyField,
  mailStopReasons,
  perDigestList,
} from "../../../../contract/notifications/email.ts";
import {
  listChoices,
  type NotificationChoice,
} from "../../../../contract/notifications/choices.ts";
import { channels } from "../../../../contract/notifications/kinds.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Digest, DigestItem, DigestSection, DigestService } from "./digest.ts";
import type { EmailFrequencyService, OwnEmailFrequency } from "./email-frequency.service.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    emailFrequency: EmailFrequencyService;
    digests: DigestService;
  }
}

const FrequencyEnum = builder.enumType("EmailFrequency", { values: FREQUENCIES });
const StopReasonEnum = builder.enumType("MailStopReason", { values: mailStopReasons });
const DigestListEnum = builder.enumType("DigestList", { values: digestLists });

const ChannelEnum = builder.enumType("NotificationChannel", { values: channels });

const NotificationChoiceType = builder
  .objectRef<NotificationChoice>("NotificationChoice")
  .implement({
    fields: (field) => ({
      kind: field.exposeString("kind"),
      channel: field.expose("channel", { type: ChannelEnum }),
      isOn: field.exposeBoolean("isOn"),
    }),
  });

const NotificationChoiceInput = builder.inputType("NotificationChoiceInput", {
  fields: (field) => ({
    kind: field.string({ required: true }),
    channel: field.field({ type: ChannelEnum, required: true }),
    isOn: field.boolean({ required: true }),
  }),
});

const UserEmailFrequencyType = builder
  .objectRef<OwnEmailFrequency>("UserEmailFrequency")
  .implement({
    description: "The member's e-mail frequencies and notification choices",
    fields: (field) => ({
      id: field.exposeID("id"),
      userId: field.exposeID("userId"),
      ...perDigestList((list) => field.expose(frequencyField(list), { type: FrequencyEnum })),
      wantsProductMail: field.exposeBoolean("wantsProductMail"),
      notificationChoices: field.field({
        type: [NotificationChoiceType],
        description: "Those that differ from the defaults",
        resolve: ({ notificationChoices }) => listChoices(notificationChoices),
      }),
      canMuteInPortal: field.exposeBoolean("canMuteInPortal", { description: "False for staff" }),
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
      ...perDigestList(() => field.arg({ type: FrequencyEnum })),
      wantsProductMail: field.arg.boolean(),
      notificationChoices: field.arg({ type: [NotificationChoiceInput] }),
      isPaused: field.arg.boolean({ description: "Pauses for thirty days, or ends a pause" }),
    },
    resolve: (_root, args, { userId, emailFrequency }) => {
      const input = Object.entries(args).filter(
        ([, value]) => value !== null && value !== undefined,
      );
      return emailFrequency.set(userId, Object.fromEntries(input));
    },
  }),
}));
