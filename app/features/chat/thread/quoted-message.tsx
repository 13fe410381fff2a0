import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import type { ChatMessage } from "../chat";
import styles from "./message-log.module.css";

const t = translator("chat", words);

type QuotedMessageProps = {
  quoted: Pick<NonNullable<ChatMessage["replyTo"]>, "message" | "hasImage" | "isDeleted">;
  author: string;
};

export function QuotedMessage({ quoted, author }: QuotedMessageProps) {
  const { message, hasImage, isDeleted } = quoted;
  const text = message || t(hasImage ? "image.name" : "quoted.empty");
  return (
    <blockquote className={styles.quoted}>
      <p>
        <strong>{t("quoted.author", { author })}</strong>
      </p>
      <p dir="auto">{isDeleted ? t("deleted") : text}</p>
    </blockquote>
  );
}
