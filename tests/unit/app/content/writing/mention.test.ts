import { describe, expect, test } from "vitest";
import {
  findMentionQuery,
  listMatches,
  withMention,
  type MentionCandidate,
} from "~/content/writing/mention";
import { MAX_MENTION_SUGGESTIONS } from "../../../../../contract/community/mentions.ts";

describe("mention being typed", () => {
  test.each([
    ["Oi @an", 6, { from: 3, to: 6, letters: "an" }],
    ["@Ána, veja", 4, { from: 0, to: 4, letters: "Ána" }],
    ["(@bia-lu", 8, { from: 1, to: 8, letters: "bia-lu" }],
  ])("is found in %s at %i", (text, caret, call) => {
    expect(findMentionQuery(text, caret)).toEqual(call);
  });

  test.each([
    ["@", 1],
    ["@a", 2],
    ["ana@exemplo", 11],
    ["@ana ", 5],
    ["@ana", 0],
    ["@12", 3],
    ["@@ana", 5],
  ])("is not found in %s at %i", (text, caret) => {
    expect(findMentionQuery(text, caret)).toBeNull();
  });

  test("is completed with the matching name and one space", () => {
    const call = { from: 3, to: 6, letters: "an" };
    expect(withMention("Oi @an", call, "Ana Júlia S.")).toEqual({ text: "Oi @Ana ", caret: 8 });
    expect(withMention("Oi @an e tchau", call, "Ana")).toEqual({
      text: "Oi @Ana e tchau",
      caret: 8,
    });
  });
});

const person = (name: string): MentionCandidate => ({
  id: name,
  name,
  detail: "",
  isParticipant: false,
});

test("mention candidates: match the beginning of a name, first names first, without names that can't be mentioned", () => {
  const people = ["Bia Andrade", "Ângela S.", "Joana", "Dr. Ana", "4na Anzol"].map(person);
  expect(listMatches(people, "AN").map(({ name }) => name)).toEqual(["Ângela S.", "Bia Andrade"]);
  const many = Array.from({ length: 23 }, (_, at) => person(`Ana ${at}`));
  expect(listMatches(many, "ana")).toHaveLength(MAX_MENTION_SUGGESTIONS);
});
