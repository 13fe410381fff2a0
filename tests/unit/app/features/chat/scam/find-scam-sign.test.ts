import { expect, test } from "vitest";
import { isAdvice } from "~/features/chat/scam/is-advice";
import { messageFeatures } from "~/features/chat/scam/message-features";
import { findScamSign } from "~/features/chat/scam/scam-warning";
import frauds from "./messages/fraud.json";
import harmless from "./messages/harmless.json";
import unseen from "./messages/unseen.json";

test("scam detection: warns of most fraud messages outside its training set, and of almost no harmless one", () => {
  expect(harmless.length).toBeGreaterThanOrEqual(150);
  expect(frauds.length).toBeGreaterThanOrEqual(100);
  const warned = frauds.filter(({ text }) => findScamSign(text) !== null).length;
  const falselyWarned = harmless.filter((text) => findScamSign(text) !== null).length;
  expect(warned / frauds.length).toBeGreaterThanOrEqual(0.85);
  expect(warned / (warned + falselyWarned)).toBeGreaterThanOrEqual(0.98);
});

/** How many of these messages are warned of. */
function count(messages: readonly string[], isWarned: (text: string) => boolean): number {
  return messages.filter(isWarned).length;
}

test("scam model: finds more frauds than its patterns alone, with fewer false warnings, on messages written later", () => {
  expect(unseen.fraud.length + unseen.harmless.length).toBeGreaterThanOrEqual(300);
  const byModel = (text: string) => findScamSign(text) !== null;
  const byPatterns = (text: string) => !isAdvice(text) && messageFeatures(text).patterns.length > 0;
  const found = count(unseen.fraud, byModel);
  expect(found).toBeGreaterThan(1.5 * count(unseen.fraud, byPatterns));
  expect(count(unseen.harmless, byModel)).toBeLessThan(count(unseen.harmless, byPatterns));
});

test.each([
  ["home", "Estou em missão em Angola, sem visita. Deposita a caução e mando a chave por DHL."],
  ["payment", "Só aceito Western Union, manda no nome da minha secretária."],
  ["job", "Para liberar o visto de trabalho a agência cobra 350, pagos antes da entrevista."],
  ["documents", "Antes da visita me manda foto do passaporte frente e verso e uma selfie."],
  ["codes", "Vai chegar um código por SMS, me passa rapidinho."],
  ["investment", "Meu robô garante lucro fixo, coloca 300 e saca o dobro na sexta."],
  ["emergency", "Oi mãe, troquei de número. Preciso de 740 hoje, paga pra mim?"],
  ["parcel", "Seu pacote está retido. Pague 2,90 com cartão em post-entrega.info"],
])("scam detection: classifies a message of kind %s", (sign, text) => {
  expect(findScamSign(text)).toBe(sign);
});

test("scam detection: recognizes a fraud disguised by digits and missing accents", () => {
  expect(findScamSign("so aceito w3stern un1on, manda no nome da secretaria")).toBe("payment");
});

test("scam detection: ignores a message that warns of a fraud", () => {
  const fraud = "Pediram a caução antes da visita e a chave viria pelo correio.";
  expect(findScamSign(`Cuidado, é golpe: ${fraud}`)).toBeNull();
});
