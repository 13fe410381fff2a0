import { formatDateLabel, formatDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import layout from "~/ui/layout/layout.module.css";
import { Avatar } from "~/ui/media/avatar";
import textStyles from "~/ui/text/text.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { fold } from "../../../../contract/shared/text.ts";
import type { ChatCard } from "../chat";
import { pageKindName, withPageNames } from "../shared-pages";
import styles from "./chat-list.module.css";

const t = translator("chat", words);

const CHATS = "/app/chat";

export type ChatListProps = {
  chats: readonly ChatCard[] | null;
  search: string;
  share?: string | null;
  now: string;
  /** Of the portal. */
  origin: string;
  current?: string;
  level: "h1" | "h2";
};

export function ChatList(props: ChatListProps) {
  const { chats, search, share = null, now, origin, current, level: Heading } = props;
  return (
    <nav aria-label={t("list.label")}>
      <Heading className={`${textStyles.heading} ${styles.title}`}>{t("title")}</Heading>
      {chats === null ? (
        <Unavailable title={t("list.unavailable")} retry={t("list.retry")} to={to(CHATS)}>
          {t("list.unavailableText")}
        </Unavailable>
      ) : chats.length === 0 && search === "" ? (
        <StateMessage
          kind="empty"
          icon="messages-square"
          title={t("list.empty")}
          action={<Button to={to("/app/members")}>{t("list.members")}</Button>}
        >
          {t("list.emptyText")}
        </StateMessage>
      ) : (
        <Found {...{ chats, search, share, now, origin, current }} />
      )}
    </nav>
  );
}

type ChatGroup = { name: "requests" | "open" | "archived"; cards: ChatCard[] };

export function groupChats(chats: readonly ChatCard[], search: string): ChatGroup[] {
  const query = fold(search.trim());
  const found = chats.filter(
    ({ chat, partner }) =>
      fold(partner.name).includes(query) || fold(chat.lastMessage?.message ?? "").includes(query),
  );
  const nameOf = ({ chat }: ChatCard): ChatGroup["name"] =>
    chat.isArchived ? "archived" : chat.isRequest ? "requests" : "open";
  return (["requests", "open", "archived"] as const)
    .map((name) => ({ name, cards: found.filter((card) => nameOf(card) === name) }))
    .filter(({ cards }) => cards.length > 0);
}

type FoundProps = {
  chats: readonly ChatCard[];
  search: string;
  share: string | null;
  now: string;
  origin: string;
  current: string | undefined;
};

function Found({ chats, search, share, now, origin, current }: FoundProps) {
  const groups = groupChats(chats, search);
  return (
    <>
      <form method="get" action={to(CHATS)} role="search" className={styles.search}>
        <input
          type="search"
          name="q"
          defaultValue={search}
          aria-label={t("list.search")}
          placeholder={t("list.placeholder")}
          className={styles.field}
        />
        {share !== null && <input type="hidden" name="share" value={share} />}
      </form>
      {groups.length === 0 && (
        <StateMessage
          kind="no-match"
          title={t("list.noMatch", { search })}
          action={
            <Button variant="outline" to={to(CHATS)}>
              {t("list.clear")}
            </Button>
          }
        >
          {t("list.noMatchText")}
        </StateMessage>
      )}
      {groups.map(({ name, cards }) => (
        <Group key={name} {...{ name, cards, share, now, origin, current }} />
      ))}
    </>
  );
}

type GroupProps = ChatGroup & Pick<FoundProps, "share" | "now" | "origin" | "current">;

function Group({ name, cards, ...shown }: GroupProps) {
  const rows = (
    <ul className={`${layout.stack} ${layout.tight}`}>
      {cards.map((card) => (
        <Row key={card.chat.id} card={card} {...shown} />
      ))}
    </ul>
  );
  if (name === "open") return rows;
  return (
    <details className={styles.group} open={name === "requests"}>
      <summary>
        {t(`list.${name}`)} ({cards.length})
      </summary>
      {rows}
    </details>
  );
}

type RowProps = { card: ChatCard } & Pick<FoundProps, "share" | "now" | "origin" | "current">;

function Row({ card: { chat, partner }, share, now, origin, current }: RowProps) {
  const { lastMessage, unreadCount, isPinned, isMuted } = chat;
  const name = partner.name || t("gone");
  const isOwn = lastMessage !== null && !lastMessage.isNew && isSentBy(chat, partner);
  const text = lastMessage ? lastWords(lastMessage, origin) : "";
  const row = (
    <>
      <Avatar name={name} picture={partner.avatar} />
      <span className={styles.what}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.last}>
          <bdi>{isOwn ? t("list.you", { message: text }) : text}</bdi>
        </span>
      </span>
      <span className={styles.marks}>
        {lastMessage && (
          <time dateTime={lastMessage.sentAt} title={formatDateTime(lastMessage.sentAt)}>
            {formatDateLabel(lastMessage.sentAt, now)}
          </time>
        )}
        {isPinned && <span>{t("list.pinned")}</span>}
        {isMuted && <span>{t("list.muted")}</span>}
        {unreadCount > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{unreadCount > 99 ? "99+" : unreadCount}</span>
            <VisuallyHidden>{t("list.unread", { count: unreadCount })}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  );
  if (partner.directusUserId === null) {
    return (
      <li>
        <div className={styles.row}>{row}</div>
      </li>
    );
  }
  const withPage = share === null ? "" : `?${new URLSearchParams({ share })}`;
  const isCurrent = partner.directusUserId === current;
  return (
    <li>
      <SmartLink
        to={`${CHATS}/${partner.directusUserId}${withPage}`}
        className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}
        aria-current={isCurrent ? "page" : undefined}
      >
        {row}
      </SmartLink>
    </li>
  );
}

type LastMessage = NonNullable<ChatCard["chat"]["lastMessage"]>;

function lastWords({ message, image, isDeleted }: LastMessage, origin: string): string {
  if (isDeleted) return t("list.deleted");
  const named = withPageNames(message, origin, (kind) =>
    t("list.page", { page: kind === "page" ? t("shared.page") : pageKindName(kind) }),
  );
  return named || (image ? t("list.image") : "");
}

function isSentBy(chat: ChatCard["chat"], partner: ChatCard["partner"]): boolean {
  const other = chat.chatParticipants.find(
    ({ user }) => user.directusUserId === partner.directusUserId,
  );
  return chat.lastMessage?.senderUserId !== other?.userId;
}
