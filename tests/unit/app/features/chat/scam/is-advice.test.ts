import { expect, test } from "vitest";
import { isAdvice } from "~/features/chat/scam/is-advice";

test.each([
  "Cuidado com esse anúncio, é golpe.",
  "Isso aqui é furada?",
  "Nunca pague antes de ver o apartamento!",
  "Pago na retirada, em dinheiro.",
  "A caução fica numa conta bloqueada no seu nome.",
])("scam advice: a warning, a question or a fair payment is no fraud: %s", (text) => {
  expect(isAdvice(text)).toBe(true);
});

test.each(["Fica tranquila que não é golpe, manda o sinal.", "Manda o sinal hoje."])(
  "scam advice: merely denying a fraud does not pass: %s",
  (text) => {
    expect(isAdvice(text)).toBe(false);
  },
);
