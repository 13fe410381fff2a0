import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CHAT_EDIT_MS, chatEmojis } from "../../../../contract/community/chat.ts";
import { CHAT_MESSAGES_PATH } from "../ask-chat";
import type { ChatMessage } from "../chat";
import type { ThreadActs } from "./use-thread-acts";
import styles from "./message-menu.module.css";

const t = translator("chat", words);

type MessageMenuProps = {
  message: ChatMessage;
  ownUserId: string;
  page: string;
  now: string;
  acts: ThreadActs;
  canReact: boolean;
};

export function MessageMenu({ message, ownUserId, page, now, acts, canReact }: MessageMenuProps) {
  const { id, senderUserId, sentAt, reactions } = message;
  const isOwn = senderUserId === ownUserId;
  const isFresh = Date.parse(now) - Date.parse(sentAt) <= CHAT_EDIT_MS;
  const chosen = reactions.find(({ userId }) => userId === ownUserId)?.emoji;
  return (
    <div className={styles.menu} role="group" aria-label={t("menu.label")}>
      {canReact && (
        <form
          method="post"
          action={CHAT_MESSAGES_PATH}
          onSubmit={acts.submit}
          className={styles.signs}
        >
          <input type="hidden" name="intent" value="react" />
          <input type="hidden" name="id" value={id} />
          {chatEmojis.map((emoji) => (
            <button
              key={emoji}
              type="submit"
              name="emoji"
              value={emoji === chosen ? "" : emoji}
              aria-pressed={emoji === chosen}
              aria-label={t("menu.react", { emoji })}
              className={styles.sign}
            >
              {emoji}
            </button>
          ))}
        </form>
      )}
      <div className={styles.ways}>
        <Button
          variant="text"
          size="sm"
          to={`${page}?reply=${id}`}
          onClick={acts.choose("reply", id)}
        >
          {t("menu.reply")}
        </Button>
        {isOwn && isFresh && message.message !== "" && (
          <Button
            variant="text"
            size="sm"
            to={`${page}?edit=${id}`}
            onClick={acts.choose("edit", id)}
          >
            {t("menu.edit")}
          </Button>
        )}
        {isOwn && isFresh && (
          <details className={styles.sure}>
            <summary>{t("menu.delete")}</summary>
            <form method="post" action={CHAT_MESSAGES_PATH} onSubmit={acts.submit}>
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="id" value={id} />
              <p>{t("menu.sure")}</p>
              <Button type="submit" variant="outline" size="sm">
                {t("menu.deleteForBoth")}
              </Button>
            </form>
          </details>
        )}
        {!isOwn && (
          <Button variant="text" size="sm" to={`${page}?report=${id}`}>
            {t("menu.report")}
          </Button>
        )}
        <Button variant="text" size="sm" to={page} onClick={acts.choose("on", null)}>
          {t("menu.close")}
        </Button>
      </div>
    </div>
  );
}
