import { expect, test } from "vitest";
import { hasLink } from "../../../contract/chat.ts";

test.each([
  "veja https://www.ch.ch",
  "entre em bit.ly/abc",
  "WWW.GOLPE.EXAMPLE",
  "manda para golpe.com.br",
  "fala comigo em wa.me/5511",
])("%s leads elsewhere", (message) => {
  expect(hasLink(message)).toBe(true);
});

test.each([
  "Oi! Vi seu texto no fórum.",
  "Custa CHF 1'234.50 por mês.",
  "Moro em Zug.E você?",
  "às 14.30 h, p.ex. na estação",
  "e/ou amanhã",
])("%s leads nowhere", (message) => {
  expect(hasLink(message)).toBe(false);
});
