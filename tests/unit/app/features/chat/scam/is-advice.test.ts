import { expect, test } from "vitest";
import { isAdvice } from "~/features/chat/scam/is-advice";

test.each([
  "Cuidado com esse anúncio, é golpe.",
  "Isso aqui é furada?",
  "Nunca pague antes de ver o apartamento!",
  "Pago na retirada, em dinheiro.",
  "A caução fica numa conta bloqueada no seu nome.",
])("who warns, asks or pays fairly is no fraud: %s", (text) => {
  expect(isAdvice(text)).toBe(true);
});

test.each(["Fica tranquila que não é golpe, manda o sinal.", "Manda o sinal hoje."])(
  "who only says that it is none gets no pass: %s",
  (text) => {
    expect(isAdvice(text)).toBe(false);
  },
);
