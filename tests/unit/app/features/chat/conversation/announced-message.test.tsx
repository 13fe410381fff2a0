import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AnnouncedMessage } from "~/features/chat/conversation/conversation-page";
import type { ChatMessage } from "~/features/chat/chat";

const message = (sequence: number, senderUserId: string, text: string): ChatMessage => ({
  ...{ id: `m${sequence}`, chatId: "c", sequence, senderUserId, clientMessageId: "d" },
  ...{ message: text, sentAt: "2026-11-20T12:00:00.000Z", readAt: null, isNew: false },
  ...{ editedAt: null, isDeleted: false, replyTo: null, image: null, reactions: [] },
});

test("announced message: announces only new messages of the other member", () => {
  const first = [message(4, "bia", "Estava aqui"), message(5, "ana", "Minha")];
  const show = (messages: ChatMessage[]) => (
    <AnnouncedMessage messages={messages} ownUserId="ana" name="Bia S." />
  );
  const { rerender } = render(show(first));
  const said = () => screen.getByRole("status").textContent;
  expect(said()).toBe("");
  rerender(show([message(3, "bia", "Mais antiga"), ...first, message(6, "ana", "Outra minha")]));
  expect(said()).toBe("");
  rerender(show([...first, message(7, "bia", "Chegou agora")]));
  expect(said()).toBe("Bia S.: Chegou agora");
  rerender(show([...first, message(7, "bia", "Chegou agora"), message(8, "bia", "")]));
  expect(said()).toBe("Bia S.: Imagem");
});
