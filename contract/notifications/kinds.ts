export const NOTIFICATIONS_PER_PAGE = 10;

/** Minimum interval between loading two pages of the list. */
export const LOAD_MORE_THROTTLE_MS = 500;

/** Values of `Notification.type`; unknown types are shown too. */
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

/** Names shown to members. */
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

/** Types that share another type's setting: rare notifications about the account. */
const chosenWith = {
  moderation: "support",
  billing: "support",
  security: "support",
} as const satisfies Partial<Record<NotificationType, NotificationType>>;

/** Types with a channel setting of their own. */
export type ChosenType = Exclude<NotificationType, keyof typeof chosenWith>;

export type HookNotice = Readonly<Record<string, unknown>> & { type: NotificationType };

/** Types that members may mute in the portal. Content and forum questions have settings of their own. */
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

/** Fields that say whether a type is also pushed to devices. */
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

/** The mute setting of a notification type; null if the type is always listed. */
function quietKindOf(type: unknown): QuietableType | null {
  const known = typeof type === "string" ? findNotificationType(type) : null;
  const chosen = known && (others[known] ?? known);
  return quietableTypes.find((each) => each === chosen) ?? null;
}

export const isQuietable = (type: unknown): boolean => quietKindOf(type) !== null;

/**
 * True if the member's list and count omit the notification. Mail and push may still deliver it.
 * @param quietKinds the raw value of the member's record
 */
export function isKeptQuiet(type: unknown, quietKinds: unknown): boolean {
  const kind = quietKindOf(type);
  return kind !== null && Array.isArray(quietKinds) && quietKinds.includes(kind);
}

/** Types that are also sent by mail if the member has not read them in time. */
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

/** Delay before an unread notification is sent by mail. */
export const NOTICE_MAIL_AFTER_MS = 10 * 60_000;

/** Mail setting of a type; null if the type has mails of its own, or none. */
export function noticeMailFieldOf(type: NotificationType): NoticeMailField | null {
  const fields: Readonly<Partial<Record<NotificationType, NoticeMailField>>> = noticeMailFields;
  return fields[type] ?? null;
}

/** Push setting of a type: its own, or that of the type it shares. */
export const pushFieldOf = (type: NotificationType): PushField =>
  pushFields[others[type] ?? (type as ChosenType)];

/** Push payload that `public/sw.js` shows. */
export type PushMessage = {
  kind: string;
  title: string;
  /** Path in the portal, with locale. */
  path: string;
  /** A later message with the same tag replaces it on the screen. */
  tag: string;
};

/** Types that members may reduce. The others are about their account and requests. */
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
