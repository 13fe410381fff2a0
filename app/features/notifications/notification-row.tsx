import { to } from "~/i18n/paths";
import { notifications } from "~/i18n/pt-BR/notifications";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { WhenLabel } from "~/ui/data/when-label";
import { Icon, Outline, type IconName } from "~/ui/media/icon";
import { AT_SIGN, REPLY } from "~/ui/media/rare-icons";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { notificationTypes, type NotificationType } from "../../../contract/notifications/kinds.ts";
import type { Notification } from "./notification";
import { sendRead } from "./send-read";
import { Why } from "./why";
import styles from "./notifications-page.module.css";

const t = translator("notifications", notifications);

const icons: Record<Exclude<NotificationType, "reply" | "mention">, IconName> = {
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

const findType = (name: string | null) => notificationTypes.find((each) => each === name) ?? null;

function TypeIcon({ type }: { type: NotificationType | null }) {
  if (type === "reply") return <Outline path={REPLY} />;
  if (type === "mention") return <Outline path={AT_SIGN} />;
  return <Icon name={type ? icons[type] : "bell"} />;
}

type NotificationRowProps = {
  notification: Notification;
  onMark: (isRead: boolean) => void;
};

export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const { id, title, body, path, isRead, count, when } = notification;
  const type = findType(notification.type);
  return (
    <li className={isRead ? styles.row : `${styles.row} ${styles.unread}`}>
      <span className={styles.icon}>
        <TypeIcon type={type} />
      </span>
      <div className={styles.text}>
        <p className={styles.facts}>
          <Tag>{t(`types.${type ?? "other"}`)}</Tag>
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
        {type && <Why type={type} />}
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
