import { expect, test } from "vitest";
import { copiesOf } from "../../../../../../bff/modules/community/chat/report-messages.ts";

const base = {
  chatId: "c",
  clientMessageId: "d",
  readAt: null,
  replyToId: null,
  editedAt: null,
  deletedAt: null,
  sentAt: new Date("2026-11-21T12:00:00.000Z"),
};

test("message copies: contain time, author and text, in the order of the input", () => {
  const writers = [{ id: "a", firstName: "Ana", directusUserId: "x-1" }];
  const messages = [
    { ...base, id: "1", sequence: 1, userId: "a", message: "Pague o depósito" },
    { ...base, id: "2", sequence: 2, userId: "gone", message: "Hoje" },
  ];
  expect(copiesOf(messages, { writers, images: [] })).toBe(
    "21 de novembro de 2026 às 13:00 (hora da Suíça) · Ana (x-1)\n> Pague o depósito\n\n" +
      "21 de novembro de 2026 às 13:00 (hora da Suíça) · \n> Hoje",
  );
});

test("message copies: contain the description and id of a picture, also without text", () => {
  const messages = [
    { ...base, id: "p-1", sequence: 1, userId: "a", message: "" },
    { ...base, id: "p-2", sequence: 2, userId: "a", message: "Olhe o quarto" },
  ];
  const images = [
    { messageId: "p-2", alt: "" },
    { messageId: "p-1", alt: "Um contrato" },
  ];
  expect(copiesOf(messages, { writers: [], images })).toBe(
    "21 de novembro de 2026 às 13:00 (hora da Suíça) · \n[imagem] p-1\n> Um contrato\n\n" +
      "21 de novembro de 2026 às 13:00 (hora da Suíça) · \n[imagem] p-2\n> sem descrição\n> Olhe o quarto",
  );
});

test.each(["\n", "\r", "\u2028", "\u0085", "\v"])(
  "message copies: a message cannot imitate the copy of another message, whatever its line breaks (%j)",
  (end) => {
    const forged = ["ok", "", "21 de novembro de 2026 às 13:00 · Bia (x-2)", "Eu ameaço"].join(end);
    const messages = [{ ...base, id: "1", sequence: 1, userId: "a", message: forged }];
    const lines = copiesOf(messages, { writers: [], images: [] }).split(/[\n\r\u2028\u0085\v]/);
    expect(lines.slice(1).filter((line) => !line.startsWith("> "))).toEqual([]);
    expect(lines).toHaveLength(5);
  },
);
