import { formatFullDate, zurichDay } from "~/i18n/format";
import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import type { ChatMessage } from "../chat";
import { byDay, type WaitingMessage } from "../conversation-state";
import { MessageItem } from "./message-item";
import { OlderMessages } from "./older-messages";
import type { Thread } from "./thread";
import { WaitingItem } from "./pending-item";
import styles from "./message-log.module.css";

const t = translator("chat", words);

type MessageLogProps = {
  messages: readonly ChatMessage[];
  waiting: readonly WaitingMessage[];
  hasOlder: boolean;
  readSequence: number;
  thread: Thread;
  loadOlder: () => Promise<void>;
  retry: (id: string) => void;
  discard: (id: string) => void;
};

export function MessageLog(props: MessageLogProps) {
  const { messages, waiting, hasOlder, readSequence, thread } = props;
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
          <ol className={styles.messages}>
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
      {waiting.length > 0 && (
        <ol className={styles.messages}>
          {waiting.map((each) => (
            <WaitingItem
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
