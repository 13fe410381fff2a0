import { expect, test } from "vitest";
import {
  contextOf,
  newTicketShape,
  promisedBy,
} from "../../../../../../bff/modules/account/support/ticket-rules";

test.each([
  ["content", "2026-11-23T10:00:00Z", "2026-11-25T10:00:00.000Z"],
  ["content", "2026-11-26T10:00:00Z", "2026-11-30T10:00:00.000Z"],
  ["fraud", "2026-11-23T10:00:00Z", "2026-11-24T10:00:00.000Z"],
  ["fraud", "2026-11-27T10:00:00Z", "2026-11-30T10:00:00.000Z"],
] as const)("support ticket: topic %s created at %s is due at %s", (topic, now, due) => {
  expect(promisedBy(topic, new Date(now)).toISOString()).toBe(due);
});

const wish = { topic: "other", subject: "Cinco", message: "x".repeat(20) };

test.each([
  ["the shortest", wish, true],
  ["four letters of subject", { ...wish, subject: "Oito".slice(0, 4) }, false],
  ["120 letters of subject", { ...wish, subject: "ç".repeat(120) }, true],
  ["121 letters of subject", { ...wish, subject: "ç".repeat(121) }, false],
  ["a subject of two lines", { ...wish, subject: "Uma\nduas linhas" }, false],
  ["19 letters of message", { ...wish, message: "x".repeat(19) }, false],
  ["blanks for a message", { ...wish, message: " ".repeat(40) }, false],
  ["5,000 letters of message", { ...wish, message: "ç".repeat(5_000) }, true],
  ["5,001 letters of message", { ...wish, message: "ç".repeat(5_001) }, false],
  ["a topic of its own", { ...wish, topic: "weather" }, false],
])("support ticket: validates %s (%s)", (_, input, isTaken) => {
  expect(newTicketShape.safeParse(input).success).toBe(isTaken);
});

test("support ticket: context that the member removed is not stored", () => {
  const parsed = newTicketShape.parse({ ...wish, page: "/pt-BR/app", browser: "" });
  expect(contextOf(parsed)).toEqual({ page: "/pt-BR/app" });
});
