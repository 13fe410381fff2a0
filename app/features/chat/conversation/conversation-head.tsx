import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Avatar } from "~/ui/media/avatar";
import { Outline } from "~/ui/media/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ActForm } from "./act-form";
import type { ChatRow, Conversation } from "../chat";
import { ELLIPSIS } from "../thread/ellipsis";
import styles from "./conversation.module.css";

const t = translator("chat", words);

type ConversationHeadProps = Pick<Conversation, "partner" | "isBlocked"> & {
  chat: ChatRow | null;
};

export function ConversationHead({ partner, chat, isBlocked }: ConversationHeadProps) {
  const { name, avatar, directusUserId } = partner;
  return (
    <header className={styles.head}>
      <div className={styles.back}>
        <Button variant="text" icon="arrow-left" to="/app/chat" aria-label={t("back")}>
          {null}
        </Button>
      </div>
      <Avatar name={name} picture={avatar} />
      <h1 className={styles.name}>
        <SmartLink to={`/app/profile/${directusUserId}`} aria-label={t("profile", { name })}>
          <bdi>{name}</bdi>
        </SmartLink>
      </h1>
      <details className={styles.options}>
        <summary>
          <Outline path={ELLIPSIS} size={22} />
          <VisuallyHidden>{t("options")}</VisuallyHidden>
        </summary>
        <div className={styles.menu}>
          {chat && (
            <>
              <ActForm isPlain intent="pin" chatId={chat.id} is={!chat.isPinned}>
                {t(chat.isPinned ? "unpin" : "pin")}
              </ActForm>
              <ActForm isPlain intent="mute" chatId={chat.id} is={!chat.isMuted}>
                {t(chat.isMuted ? "unmute" : "mute")}
              </ActForm>
              <ActForm isPlain intent="archive" chatId={chat.id} is={!chat.isArchived}>
                {t(chat.isArchived ? "unarchive" : "archive")}
              </ActForm>
            </>
          )}
          <ActForm isPlain intent="block" with={directusUserId} is={!isBlocked}>
            {t(isBlocked ? "unblock" : "block")}
          </ActForm>
          {chat && (
            <Button variant="text" size="sm" to={`/app/chat/${directusUserId}?report`}>
              {t("report.open")}
            </Button>
          )}
        </div>
      </details>
    </header>
  );
}
