import { useEffect, useRef, useState } from "react";
import { formatFullDate, zurichDay } from "~/i18n/format";
import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/data/written-text";
import layout from "~/ui/layout/layout.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ChatMessage } from "../chat";
import { byDay, type PendingMessage } from "../conversation-state";
import { focusComposer } from "../focus-thread";
import { MessageItem } from "./message-item";
import { SharedPageCards, type SharedPages } from "./shared-page-card";
import type { Thread } from "./use-thread-acts";
import styles from "./message-log.module.css";

const t = translator("chat", words);

const AHEAD = "240px 0px 0px";

type OlderMessagesProps = { load: () => Promise<void> };

function OlderMessages({ load }: OlderMessagesProps) {
  const [isLoading, setLoading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(() => {});

  useEffect(() => {
    ask.current = () => {
      if (isLoading) return;
      setLoading(true);
      void load().finally(() => setLoading(false));
    };
  }, [isLoading, load]);

  useEffect(() => {
    const box = place.current;
    if (!box || isLoading) return;
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
    };
    const root = box.closest("[data-scroller]");
    const observer = new IntersectionObserver(seen, { root, rootMargin: AHEAD });
    observer.observe(box);
    return () => observer.disconnect();
  }, [isLoading]);

  return (
    <div ref={place} className={styles.older}>
      <Button variant="outline" size="sm" isLoading={isLoading} onClick={() => ask.current()}>
        {t("older")}
      </Button>
    </div>
  );
}

type PendingItemProps = PendingMessage & {
  shared: SharedPages;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

function PendingItem(props: PendingItemProps) {
  const { id, message, image, problem, text, shared, onRetry, onDiscard } = props;
  const leave = (act: (id: string) => void) => () => {
    act(id);
    focusComposer();
  };
  return (
    <li className={`${styles.message} ${styles.own} ${styles.pending}`}>
      <div className={styles.bubble}>
        <VisuallyHidden>{t("you")}: </VisuallyHidden>
        {image && (
          <img src={image.url} alt={image.alt || t("image.noAlt")} className={styles.sending} />
        )}
        {message !== "" && <WrittenText text={message} />}
      </div>
      <SharedPageCards text={message} shared={shared} />
      {problem === null ? (
        <p className={styles.state}>{t("sending")}</p>
      ) : (
        <div className={styles.problem}>
          <p role="alert">{text ?? t(`problems.${problem}`)}</p>
          <Button variant="text" size="sm" onClick={leave(onRetry)}>
            {t("retry")}
          </Button>
          <Button variant="text" size="sm" onClick={leave(onDiscard)}>
            {t("discard")}
          </Button>
        </div>
      )}
    </li>
  );
}

type MessageLogProps = {
  messages: readonly ChatMessage[];
  waiting: readonly PendingMessage[];
  hasOlder: boolean;
  readSequence: number;
  thread: Thread;
  loadOlder: () => Promise<void>;
  retry: (id: string) => void;
  discard: (id: string) => void;
};

export function MessageLog(props: MessageLogProps) {
  const { messages, waiting: pending, hasOlder, readSequence, thread } = props;
  const { ownUserId, name, now } = thread;
  const firstNew = messages.find(
    ({ sequence, senderUserId }) => sequence > readSequence && senderUserId !== ownUserId,
  );
  const lastOwn = messages.findLast(
    ({ senderUserId, isDeleted }) => senderUserId === ownUserId && !isDeleted,
  );
  return (
    <div
      className={styles.log}
      role="log"
      aria-live="off"
      aria-label={t("messages", { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
    >
      {hasOlder && <OlderMessages load={props.loadOlder} />}
      {byDay(messages, zurichDay).map(({ day, messages: ofDay }) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.date}>{dayName(day, now)}</h2>
          <ol className={`${layout.stack} ${layout.tight}`}>
            {ofDay.map((message) => (
              <MessageItem
                key={message.id}
                {...{ message, thread }}
                isFirstNew={message === firstNew}
                isLastOwn={message === lastOwn}
              />
            ))}
          </ol>
        </section>
      ))}
      {pending.length > 0 && (
        <ol className={`${layout.stack} ${layout.tight}`}>
          {pending.map((each) => (
            <PendingItem
              key={each.id}
              {...each}
              shared={thread.shared}
              onRetry={props.retry}
              onDiscard={props.discard}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

const DAY_MS = 86_400_000;

function dayName(day: string, now: string): string {
  const at = new Date(now);
  if (day === zurichDay(at)) return t("today");
  if (day === zurichDay(new Date(at.getTime() - DAY_MS))) return t("yesterday");
  return formatFullDate(day);
}
