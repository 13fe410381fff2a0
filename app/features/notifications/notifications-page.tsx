import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { to } from "~/i18n/paths";
import { notifications } from "~/i18n/pt-BR/notifications/notifications";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { showToast } from "~/ui/feedback/toasts";
import type { MarkAnswer } from "./mark.server";
import type { NotificationList } from "./notification";
import { NotificationRow } from "./notification-row";
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
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead} role="status">
        {unreadCount === null ? t("unknownCount") : t("lead", { count: unreadCount })}
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

function List({ list, hasUnread }: { list: NotificationList; hasUnread: boolean }) {
  const { rows, next, isLoading, hasFailed, setRead, loadMore } = useNotificationList(list);
  const { mark, hasMarkFailed } = useMark(setRead);
  if (rows.length === 0) {
    return (
      <StateMessage kind="empty" icon="bell" title={t("empty.title")}>
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
      {hasMarkFailed && <Notice kind="error" title={t("failed")} isAnnounced />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <NotificationRow
            key={row.id}
            notification={row}
            onMark={(isRead) => mark({ intent: isRead ? "read" : "unread", ids: [row.id] })}
          />
        ))}
      </ul>
      {hasFailed && <Notice kind="error" title={t("unavailable.title")} isAnnounced />}
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

type Marking = { intent: "all" | "read" | "unread"; ids: readonly string[] };

function useMark(setRead: (ids: readonly string[], isRead: boolean) => void) {
  const { submit, state, data } = useFetcher<MarkAnswer>();
  const sent = useRef<Marking | null>(null);

  const mark = useCallback(
    ({ intent, ids }: Marking) => {
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
