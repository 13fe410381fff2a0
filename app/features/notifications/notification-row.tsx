import { to } from "~/i18n/paths";
import { notifications } from "~/i18n/pt-BR/notifications/notifications";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { WhenLabel } from "~/ui/data/when-label";
import { Icon, Outline, type IconName } from "~/ui/media/icon";
import { AT_SIGN, REPLY } from "~/ui/media/rare-icons";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { findKind, kinds, type NotificationKind } from "../../../contract/notifications/kinds.ts";
import type { Notification } from "./notification";
import { sendRead } from "./send-read";
import { Why } from "./why";
import styles from "./notifications-page.module.css";

const t = translator("notifications", notifications);

/** A kind without an icon of its own has a bell. */
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
  billing: "circle-check",
  security: "circle-alert",
};

function KindIcon({ kind }: { kind: NotificationKind | null }) {
  if (kind === "reply") return <Outline path={REPLY} />;
  if (kind === "mention") return <Outline path={AT_SIGN} />;
  return <Icon name={(kind && icons[kind]) ?? "bell"} />;
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
            // Mark it as read now, because the target page may have moved or been deleted.
            <PageLink to={path} onClick={() => isRead || sendRead(id)}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h2>
        {body && <p className={styles.body}>{body}</p>}
        {kind && <Why kind={kind} />}
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
