/** Where a notification is announced; `push` means the member's devices. */
export const channels = ["portal", "mail", "push"] as const;
export type Channel = (typeof channels)[number];

type KindFacts = {
  /** Shown to members. */
  name: string;
  /** Group of the preference page. */
  group?: "talks" | "people" | "contents" | "plans" | "account";
  /**
   * Channels that members choose, with the default of each. A kind whose portal channel is off by default
   * is written only for members who turned it on. The portal lists every kind that does not offer it.
   */
  channels?: Readonly<Partial<Record<Channel, boolean>>>;
  /** List of its mails. Unsubscribe links contain it, so it is never renamed. */
  mailList?: string;
  /** Has mails of its own: the mail about unread notifications leaves it out. */
  hasOwnMails?: true;
  /** Channels that the button below a notification turns off. */
  lessOf?: readonly Channel[];
  /** Shares the choices of this kind, instead of the facts above. */
  chosenWith?: string;
};

/** Kinds of notifications: values of `Notification.type`, in the order of the preference page. */
export const kinds = {
  reply: {
    name: "Resposta",
    group: "talks",
    channels: { portal: true, mail: true, push: true },
    mailList: "replies",
    lessOf: ["mail", "push"],
  },
  mention: {
    name: "Menção",
    group: "talks",
    channels: { portal: true, mail: true, push: true },
    mailList: "mentions",
    lessOf: ["mail", "push"],
  },
  solution: {
    name: "Solução",
    group: "talks",
    channels: { portal: true, mail: true, push: true },
    mailList: "solutions",
    lessOf: ["mail", "push"],
  },
  comment: {
    name: "Comentário",
    group: "talks",
    channels: { portal: true, mail: true, push: true },
    mailList: "comments",
    lessOf: ["mail", "push"],
  },
  topic: {
    name: "Tópico novo",
    group: "talks",
    channels: { portal: true, mail: true, push: true },
    mailList: "topics",
    lessOf: ["mail", "push"],
  },
  like: {
    name: "Curtida",
    group: "talks",
    // Likes are not urgent.
    channels: { portal: true, push: false },
    lessOf: ["push"],
  },
  connection: {
    name: "Conexões",
    group: "people",
    channels: { portal: true, mail: true, push: true },
    mailList: "connections",
    lessOf: ["mail", "push"],
  },
  chat: {
    name: "Pedido de conversa",
    group: "people",
    channels: { portal: true, mail: true, push: true },
    mailList: "chats",
    lessOf: ["mail", "push"],
  },
  ask: {
    name: "Pergunta para você",
    group: "people",
    channels: { portal: false, mail: false, push: true },
    mailList: "asks",
    lessOf: ["portal"],
  },
  content: {
    name: "Conteúdo novo",
    group: "contents",
    channels: { portal: false, push: true },
    lessOf: ["portal"],
  },
  favorite: {
    name: "Lembrete",
    group: "contents",
    channels: { portal: true, mail: true, push: true },
    mailList: "reminders",
    lessOf: ["mail", "push"],
  },
  idea: {
    name: "Ideia",
    group: "contents",
    channels: { portal: true, mail: true, push: true },
    mailList: "ideas",
    hasOwnMails: true,
    lessOf: ["mail"],
  },
  plan: {
    name: "Meu plano",
    group: "plans",
    channels: { portal: true, mail: true, push: true },
    mailList: "plan",
    hasOwnMails: true,
    lessOf: ["mail"],
  },
  scenario: {
    name: "Cenário salvo",
    group: "plans",
    channels: { portal: true, push: true },
    lessOf: ["push"],
  },
  offer: {
    name: "Classificados",
    group: "plans",
    channels: { portal: true, mail: true, push: true },
    mailList: "searches",
    hasOwnMails: true,
    lessOf: ["push"],
  },
  rate: {
    name: "Câmbio",
    group: "plans",
    channels: { portal: true, push: true },
    lessOf: ["push"],
  },
  support: {
    name: "Suporte",
    group: "account",
    channels: { push: true },
  },
  moderation: { name: "Moderação", chosenWith: "support" },
  billing: { name: "Pagamento", chosenWith: "support" },
  security: { name: "Segurança da conta", chosenWith: "support" },
} as const satisfies Readonly<Record<string, KindFacts>>;

type Kinds = typeof kinds;
export type NotificationKind = keyof Kinds;
type KindsWith<Facts> = {
  [Kind in NotificationKind]: Kinds[Kind] extends Facts ? Kind : never;
}[NotificationKind];

/** Kinds with choices of their own. */
export type ChosenKind = KindsWith<{ channels: object }>;
/** Kinds that members may reduce by the button below a notification. */
export type ReducibleKind = KindsWith<{ lessOf: object }>;
/** Mail lists of the kinds. */
export type KindMailList = Extract<Kinds[NotificationKind], { mailList: string }>["mailList"];

/** A notification that Directus writes. */
export type HookNotice = Readonly<Record<string, unknown>> & { type: NotificationKind };

const factsOf: Readonly<Record<NotificationKind, KindFacts>> = kinds;

export const notificationKinds = Object.keys(kinds) as NotificationKind[];
export const chosenKinds = notificationKinds.filter(
  (kind): kind is ChosenKind => factsOf[kind].channels !== undefined,
);
export const reducibleKinds = notificationKinds.filter(
  (kind): kind is ReducibleKind => factsOf[kind].lessOf !== undefined,
);

/** Null for unknown values of `Notification.type`; the portal shows these too. */
export const findKind = (type: unknown): NotificationKind | null =>
  notificationKinds.find((kind) => kind === type) ?? null;

/** The kind whose choices apply: the kind itself, or the one that it shares them with. */
export const chosenKindOf = (kind: NotificationKind): ChosenKind =>
  (factsOf[kind].chosenWith ?? kind) as ChosenKind;

/** Default of a channel; null if the kind does not offer it. */
export const defaultOf = (kind: ChosenKind, channel: Channel): boolean | null =>
  factsOf[kind].channels?.[channel] ?? null;

/** Null for kinds without mails. */
export const mailListOf = (kind: NotificationKind): KindMailList | null =>
  (factsOf[kind].mailList as KindMailList | undefined) ?? null;

/** True if the mail about unread notifications includes the kind. */
export const isMailedUnread = (kind: NotificationKind): boolean =>
  mailListOf(kind) !== null && !factsOf[kind].hasOwnMails;
