import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { useTextCount } from "~/ui/form/use-text-count";
import { CHAT_MESSAGE_MAX_LENGTH } from "../../../../contract/community/chat.ts";
import { CHAT_MESSAGES_PATH } from "../ask-chat";
import type { ChatMessage } from "../chat";
import type { ThreadActs } from "../thread/use-thread-acts";
import styles from "./composer.module.css";

const t = translator("chat", words);

type EditFormProps = { message: ChatMessage; page: string; acts: ThreadActs };

export function EditForm({ message: { id, message }, page, acts }: EditFormProps) {
  const { control, onTyped, note } = useTextCount<HTMLTextAreaElement>({
    limit: CHAT_MESSAGE_MAX_LENGTH,
    defaultValue: message,
  });
  return (
    <form
      method="post"
      action={CHAT_MESSAGES_PATH}
      onSubmit={acts.submit}
      className={styles.composer}
    >
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="id" value={id} />
      <textarea
        ref={control}
        name="message"
        rows={2}
        required
        defaultValue={message}
        onInput={(event) => onTyped(event.currentTarget.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who chose to change it writes there next
        autoFocus
        aria-label={t("edit.label")}
        className={styles.field}
      />
      <div className={styles.ways}>
        <Button type="submit">{t("edit.save")}</Button>
        <Button variant="text" to={page} onClick={acts.choose("edit", null)}>
          {t("edit.cancel")}
        </Button>
        {note}
      </div>
    </form>
  );
}
