import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { WhenLabel } from "~/ui/data/when-label";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { showToast } from "~/ui/feedback/toasts";
import { Icon, Outline, type IconName } from "~/ui/media/icon";
import { AT_SIGN, REPLY } from "~/ui/media/rare-icons";
import text from "~/ui/text/text.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";
import {
  findKind,
  kinds,
  type NotificationKind,
  reducibleKinds,
} from "../../../contract/notifications/kinds.ts";
import type { MarkAnswer } from "./mark.server";
import type { NotificationList, Notification } from "./notifications.server";
import { sendRead } from "./send-read";
import { notifications } from "./words";
import styles from "./notifications-page.module.css";
import { morePath, useNotificationList } from "./use-notification-list";

const t = translator("notifications", notifications);
const PATH = to("/app/notifications");

type NotificationsPageProps = {
  list: NotificationList | null;
  unreadCount: number | null;
};

export function NotificationsPage({ list: read, unreadCount }: NotificationsPageProps) {
  const [list, setList] = useState(read);
  // Keep the last list if a reload fails.
  if (read && read !== list) setList(read);
  const isEmpty = list?.notifications.length === 0;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className={styles.lead} role="status">
        {!isEmpty && (unreadCount === null ? t("unknownCount") : t("lead", { count: unreadCount }))}
      </p>
      {list ? (
        <List list={list} hasUnread={unreadCount !== 0} />
      ) : (
        <Unavailable title={t("unavailable.title")} retry={t("unavailable.retry")} to={PATH}>
          {t("unavailable.text")}
        </Unavailable>
      )}
    </>
  );
}

/** Missing kinds get the bell, except `reply` and `mention` (see `KindIcon`). */
const icons: Partial<Record<NotificationKind, IconName>> = {
  idea: "message-square",
  support: "life-buoy",
  solution: "circle-check",
  comment: "messages-square",
  content: "newspaper",
  connection: "user",
  chat: "message-square",
  plan: "clock",
  offer: "briefcase",
  ask: "messages-square",
  topic: "messages-square",
  moderation: "life-buoy",
  rate: "clock",
  scenario: "clock",
  like: "heart",
  favorite: "bookmark",
  billing: "circle-check",
  security: "circle-alert",
};

function KindIcon({ kind }: { kind: NotificationKind | null }) {
  if (kind === "reply") return <Outline path={REPLY} />;
  if (kind === "mention") return <Outline path={AT_SIGN} />;
  return <Icon name={(kind && icons[kind]) ?? "bell"} />;
}

function NotificationReason({ kind }: { kind: NotificationKind }) {
  const { Form, state, data } = useFetcher<MarkAnswer>();
  const reducible = reducibleKinds.find((each) => each === kind);
  return (
    <details className={`${text.small} ${text.muted}`}>
      <summary>{t("whyTitle")}</summary>
      <p>{t(`why.${kind}`)}</p>
      {reducible && data?.code !== null && (
        <Form method="post" action={to("/app/notifications")}>
          <input type="hidden" name="intent" value="lower" />
          <input type="hidden" name="type" value={reducible} />
          <Button type="submit" variant="outline" size="sm" isLoading={state !== "idle"}>
            {t(`lower.${reducible}`)}
          </Button>
        </Form>
      )}
      <p role="status">
        {data?.code === null && t("lowered")}
        {data?.code && t("failed")}
      </p>
      <PageLink to={to("/app/profile/email-preference")}>{t("preferences")}</PageLink>
    </details>
  );
}

type NotificationRowProps = {
  notification: Notification;
  onMark: (isRead: boolean) => void;
};

export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const { id, title, body, path, isRead, count, when } = notification;
  const kind = findKind(notification.type);
  return (
    <li className={isRead ? styles.row : `${styles.row} ${styles.unread}`}>
      <span className={styles.icon}>
        <KindIcon kind={kind} />
      </span>
      <div className={styles.text}>
        <p className={styles.facts}>
          <Tag>{kind ? kinds[kind].name : t("otherKind")}</Tag>
          <WhenLabel when={when} />
          {count > 1 && <span>{t("similar", { count: count - 1 })}</span>}
        </p>
        <h2 className={styles.heading}>
          {!isRead && <VisuallyHidden>{t("unread")}: </VisuallyHidden>}
          {path ? (
            // Mark it as read on click: the target page may have moved or been deleted.
            <PageLink to={path} onClick={() => isRead || sendRead(id)}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h2>
        {body && <p className={styles.body}>{body}</p>}
        {kind && <NotificationReason kind={kind} />}
      </div>
      <form
        method="post"
        action={to("/app/notifications")}
        onSubmit={(event) => {
          event.preventDefault();
          onMark(!isRead);
        }}
      >
        <input type="hidden" name="intent" value={isRead ? "unread" : "read"} />
        <input type="hidden" name="ids" value={id} />
        <button
          type="submit"
          className={styles.mark}
          aria-label={t(isRead ? "markUnread" : "markRead", { title })}
        >
          {isRead ? <Icon name="circle-check" /> : <span className={styles.dot} />}
        </button>
      </form>
    </li>
  );
}

function List({ list, hasUnread }: { list: NotificationList; hasUnread: boolean }) {
  const { rows, next, isLoading, hasFailed, setRead, loadMore } = useNotificationList(list);
  const { mark, hasMarkFailed } = useMark(setRead);
  if (rows.length === 0) {
    return (
      <StateMessage
        kind="empty"
        icon="bell"
        title={t("empty.title")}
        action={
          <Button variant="outline" to={to("/app/profile/email-preference")}>
            {t("empty.preferences")}
          </Button>
        }
      >
        {t("empty.text")}
      </StateMessage>
    );
  }
  return (
    <section aria-label={t("list")} aria-busy={isLoading}>
      {hasUnread && (
        <form
          method="post"
          action={PATH}
          className={styles.all}
          onSubmit={(event) => {
            event.preventDefault();
            mark({ intent: "all", ids: rows.map(({ id }) => id) });
          }}
        >
          <input type="hidden" name="intent" value="all" />
          <Button type="submit" variant="outline" size="sm">
            {t("markAll")}
          </Button>
        </form>
      )}
      {hasMarkFailed && <Alert kind="error" title={t("failed")} isAnnounced />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <NotificationRow
            key={row.id}
            notification={row}
            onMark={(isRead) => mark({ intent: isRead ? "read" : "unread", ids: [row.id] })}
          />
        ))}
      </ul>
      {hasFailed && <Alert kind="error" title={t("unavailable.title")} isAnnounced />}
      <div className={styles.end}>
        <p role="status">{t("shown", { shown: rows.length, total: list.totalCount })}</p>
        {next && (
          <Button
            variant="outline"
            to={morePath(next)}
            isLoading={isLoading}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              loadMore();
            }}
          >
            {t("more")}
          </Button>
        )}
      </div>
    </section>
  );
}

type MarkRequest = { intent: "all" | "read" | "unread"; ids: readonly string[] };

function useMark(setRead: (ids: readonly string[], isRead: boolean) => void) {
  const { submit, state, data } = useFetcher<MarkAnswer>();
  const sent = useRef<MarkRequest | null>(null);

  const mark = useCallback(
    ({ intent, ids }: MarkRequest) => {
      sent.current = { intent, ids };
      setRead(ids, intent !== "unread");
      submit({ intent, ids: ids.join(",") }, { method: "post", action: PATH });
    },
    [setRead, submit],
  );

  useEffect(() => {
    const marking = sent.current;
    if (state !== "idle" || !data || !marking) return;
    sent.current = null;
    if (data.code !== null) setRead(marking.ids, marking.intent === "unread");
    else if (marking.intent === "all") {
      const undo = () => mark({ intent: "unread", ids: data.ids });
      showToast({
        kind: "success",
        text: t("allRead"),
        action: { label: t("undo"), otherWay: t("undoOtherWay"), onAct: undo },
      });
    }
  }, [state, data, setRead, mark]);

  return { mark, hasMarkFailed: state === "idle" && !!data?.code };
}
