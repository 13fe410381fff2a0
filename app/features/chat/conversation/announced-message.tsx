import { useState } from "react";
import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ChatMessage } from "../chat";

const t = translator("chat", words);

type AnnouncedMessageProps = { messages: readonly ChatMessage[]; ownUserId: string; name: string };

/** The log itself is silent because older messages are added above. */
export function AnnouncedMessage({ messages, ownUserId, name }: AnnouncedMessageProps) {
  const last = messages.findLast(
    ({ senderUserId, isDeleted }) => senderUserId !== ownUserId && !isDeleted,
  );
  const [known] = useState(last?.sequence ?? 0);
  const isNew = last !== undefined && last.sequence > known;
  const message = last?.message || t("image.name");
  return (
    <VisuallyHidden>
      <span role="status">{isNew && t("announced", { name, message })}</span>
    </VisuallyHidden>
  );
}
