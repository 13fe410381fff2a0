/** How many a page of the list holds. */
export const NOTIFICATIONS_PER_PAGE = 10;

/** More is loaded this often at most. */
export const LOAD_MORE_THROTTLE_MS = 500;

/** What a notification is about, as `Notification.type`; an unknown one is shown all the same. */
export const notificationTypes = [
  "idea",
  "support",
  "reply",
  "mention",
  "solution",
  "comment",
  "content",
  "connection",
  "chat",
  "plan",
  "offer",
  "ask",
  "topic",
  "moderation",
  "rate",
  "scenario",
  "like",
  "billing",
  "security",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** As members know them. */
export const notificationNames: Readonly<Record<NotificationType, string>> = {
  idea: "Ideia",
  support: "Suporte",
  reply: "Resposta",
  mention: "Menção",
  solution: "Solução",
  comment: "Comentário",
  content: "Conteúdo novo",
  connection: "Conexões",
  chat: "Pedido de conversa",
  plan: "Meu plano",
  offer: "Classificados",
  ask: "Pergunta para você",
  topic: "Tópico novo",
  moderation: "Moderação",
  rate: "Câmbio",
  scenario: "Cenário salvo",
  like: "Curtida",
  billing: "Pagamento",
  security: "Segurança da conta",
};

export const findNotificationType = (name: string | null): NotificationType | null =>
  notificationTypes.find((each) => each === name) ?? null;

/** Kinds that are chosen together with another one: they are about the account, and few of them come. */
const chosenWith = {
  moderation: "support",
  billing: "support",
  security: "support",
} as const satisfies Partial<Record<NotificationType, NotificationType>>;

/** Kinds that a member chooses a way for. */
export type ChosenType = Exclude<NotificationType, keyof typeof chosenWith>;

/** One that a hook of Directus writes. */
export type HookNotice = Readonly<Record<string, unknown>> & { type: NotificationType };

/** Kinds that a member may keep out of the portal; those of content and of questions have choices of their own. */
export const quietableTypes = [
  "reply",
  "mention",
  "solution",
  "comment",
  "topic",
  "like",
  "connection",
  "chat",
  "idea",
  "plan",
  "scenario",
  "offer",
  "rate",
] as const satisfies readonly ChosenType[];
export type QuietableType = (typeof quietableTypes)[number];

/** Where a member says whether a kind goes to their devices too. */
export const pushFields = {
  idea: "wantsIdeaPush",
  support: "wantsSupportPush",
  reply: "wantsReplyPush",
  mention: "wantsMentionPush",
  solution: "wantsSolutionPush",
  comment: "wantsCommentPush",
  topic: "wantsTopicPush",
  content: "wantsContentPush",
  connection: "wantsConnectionPush",
  chat: "wantsChatPush",
  plan: "wantsPlanPush",
  scenario: "wantsScenarioPush",
  offer: "wantsOfferPush",
  rate: "wantsRatePush",
  ask: "wantsAskPush",
  like: "wantsLikePush",
} as const satisfies Readonly<Record<ChosenType, string>>;
export type PushField = (typeof pushFields)[ChosenType];

const others: Readonly<Partial<Record<NotificationType, ChosenType>>> = chosenWith;

/** The kind that a notice's type is kept out of the portal with; null for one that is always listed. */
function quietKindOf(type: unknown): QuietableType | null {
  const known = typeof type === "string" ? findNotificationType(type) : null;
  const chosen = known && (others[known] ?? known);
  return quietableTypes.find((each) => each === chosen) ?? null;
}

export const isQuietable = (type: unknown): boolean => quietKindOf(type) !== null;

/**
 * Whether a notice stays out of its member's list and count: by mail and on devices it may come all the same.
 * @param quietKinds as the member's record has them, whatever stands there
 */
export function isKeptQuiet(type: unknown, quietKinds: unknown): boolean {
  const kind = quietKindOf(type);
  return kind !== null && Array.isArray(quietKinds) && quietKinds.includes(kind);
}

/** Kinds that are told by mail as well, where their member did not read them in time. */
export const noticeMailFields = {
  reply: "wantsReplyMail",
  mention: "wantsMentionMail",
  solution: "wantsSolutionMail",
  comment: "wantsCommentMail",
  topic: "wantsTopicMail",
  connection: "wantsConnectionMail",
  chat: "wantsChatMail",
  ask: "wantsAskMail",
} as const satisfies Readonly<Partial<Record<NotificationType, string>>>;
export type NoticeMailField = (typeof noticeMailFields)[keyof typeof noticeMailFields];

/** So long a notice waits for its member before a mail tells of it. */
export const NOTICE_MAIL_AFTER_MS = 10 * 60_000;

/** The choice that holds for a kind's mails; null for a kind that is told by mails of its own, or by none. */
export function noticeMailFieldOf(type: NotificationType): NoticeMailField | null {
  const fields: Readonly<Partial<Record<NotificationType, NoticeMailField>>> = noticeMailFields;
  return fields[type] ?? null;
}

/** The choice that holds for a kind's notices on devices: its own, or that of the one it is chosen with. */
export const pushFieldOf = (type: NotificationType): PushField =>
  pushFields[others[type] ?? (type as ChosenType)];

/** What a device is sent, and public/sw.js shows: which kind, a title, and where it leads. */
export type PushMessage = {
  kind: string;
  title: string;
  /** A page of the portal, with locale. */
  path: string;
  /** Another with the same takes its place on the screen. */
  tag: string;
};

/** Kinds that a member may have less of; the others are about their own account and requests. */
export const lowerableTypes = [
  "content",
  "idea",
  "plan",
  "ask",
  "reply",
  "mention",
  "solution",
  "comment",
  "topic",
  "like",
  "connection",
  "chat",
  "offer",
  "rate",
  "scenario",
] as const satisfies readonly NotificationType[];
export type LowerableType = (typeof lowerableTypes)[number];
