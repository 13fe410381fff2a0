import { useEffect, useRef, useState } from "react";
import { formatDateTime, formatTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { SmartLink } from "~/ui/action/smart-link";
import { WrittenText } from "~/ui/data/written-text";
import { Outline } from "~/ui/media/icon";
import { lazyPart } from "~/ui/later";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ChatMessage } from "../chat";
import { ELLIPSIS } from "./ellipsis";
import { MENU_OF } from "../focus-thread";
import { QuotedMessage } from "./quoted-message";
import { REPORT_FORM, type ReportChoices } from "./report-choices";
import { SharedPageCards } from "./shared-page-card";
import type { Thread } from "./use-thread-acts";
import styles from "./message-log.module.css";

const t = translator("chat", words);

const MessageMenu = lazyPart(() => import("./message-menu").then((part) => part.MessageMenu));

type MessageImageProps = {
  id: string;
  image: NonNullable<ChatMessage["image"]>;
};

/** A fixed size, so that the layout does not shift. */
function MessageImage({ id, image: { width, height, alt } }: MessageImageProps) {
  const [isBroken, setBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const address = to(`/app/chat/images/${id}`);

  useEffect(() => {
    // The image may have failed to load before the scripts ran.
    const { complete, naturalWidth } = picture.current ?? {};
    const check = setTimeout(() => setBroken(Boolean(complete) && naturalWidth === 0), 0);
    return () => clearTimeout(check);
  }, []);

  if (isBroken) return <p className={styles.broken}>{t("image.broken")}</p>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.picture}>
      <img
        ref={picture}
        src={address}
        alt={alt || t("image.noAlt")}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </a>
  );
}

type ReportChoiceProps = {
  id: string;
  report: ReportChoices;
};

export function ReportChoice({ id, report }: ReportChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="chosen"
        value={id}
        form={REPORT_FORM}
        defaultChecked={report.messages.includes(id)}
      />
      {t("report.choose")}
    </label>
  );
}

const Warning = lazyPart(() =>
  import("~/features/chat/scam/scam-warning").then((part) => part.ScamWarning),
);

type ScamLineProps = { messageId: string; text: string; reportTo: string };

/** The scam check runs in the browser only, so the server renders nothing here. */
function ScamLine(message: ScamLineProps) {
  return useIsInBrowser() ? <Warning {...message} /> : null;
}

type MessageItemProps = {
  message: ChatMessage;
  isFirstNew: boolean;
  isLastOwn: boolean;
  thread: Thread;
};

export function MessageItem({ message, isFirstNew, isLastOwn, thread }: MessageItemProps) {
  const { id, sentAt, readAt, senderUserId, replyTo, image, editedAt, isDeleted } = message;
  const { ownUserId, page, acts, report } = thread;
  const isOwn = senderUserId === ownUserId;
  const nameOf = (userId: string) => (userId === ownUserId ? t("you") : thread.name);
  const isOpen = acts.chosen.on === id;
  return (
    <li className={isOwn ? `${styles.message} ${styles.own}` : styles.message}>
      {isFirstNew && (
        <p className={styles.fresh} data-first-new>
          {t("fresh")}
        </p>
      )}
      <div className={isDeleted ? `${styles.bubble} ${styles.deleted}` : styles.bubble}>
        <VisuallyHidden>{nameOf(senderUserId)}: </VisuallyHidden>
        {replyTo && <QuotedMessage quoted={replyTo} author={nameOf(replyTo.senderUserId)} />}
        {image && <MessageImage id={id} image={image} />}
        {isDeleted && <p>{t("deleted")}</p>}
        {message.message !== "" && <WrittenText text={message.message} />}
      </div>
      <SharedPageCards text={message.message} shared={thread.shared} />
      {!isOwn && message.message !== "" && report === null && (
        <ScamLine messageId={id} text={message.message} reportTo={`${page}?report=${id}`} />
      )}
      {report !== null && !isDeleted && <ReportChoice id={id} report={report} />}
      <div className={styles.state}>
        <time dateTime={sentAt} title={formatDateTime(sentAt)}>
          {formatTime(sentAt)}
        </time>
        {editedAt && !isDeleted && <span>{t("edited")}</span>}
        {isLastOwn && <span>{readAt ? t("read", { time: formatTime(readAt) }) : t("sent")}</span>}
        {message.reactions.map(({ userId, emoji }) => (
          <span key={userId} className={styles.reaction}>
            <span aria-hidden="true">{emoji}</span>
            <VisuallyHidden>{t("reaction", { who: nameOf(userId), emoji })}</VisuallyHidden>
          </span>
        ))}
        {!isDeleted && report === null && thread.canAct && (
          <SmartLink
            to={`${page}?on=${id}`}
            onClick={acts.choose("on", isOpen ? null : id)}
            aria-label={t("menu.open")}
            aria-expanded={isOpen}
            {...{ [MENU_OF]: id }}
            className={styles.open}
          >
            <Outline path={ELLIPSIS} size={18} />
          </SmartLink>
        )}
      </div>
      {isOpen && !isDeleted && (
        <MessageMenu
          {...{ message, ownUserId, page, acts, canReact: thread.canReact }}
          now={acts.openedAt ?? thread.now}
        />
      )}
    </li>
  );
}
