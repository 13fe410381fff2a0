import { expect, test } from "vitest";
import { messageWords } from "~/features/chat/scam/message-words";

test("message words: lose accents, expand abbreviations and undo disguises", () => {
  expect(messageWords("Vc manda o P1X hj pra caução?")).toEqual([
    ..."voce manda o pix hoje para caucao ?".split(" "),
  ]);
});

test("message words: replace numbers and links by their shape", () => {
  expect(messageWords("Pague 1.450,00 em post-entrega.info/x ! 5 ou 24h")).toEqual([
    ..."pague LONG_NUMBER em LINK . ONE_DIGIT ou 24h".split(" "),
  ]);
});
