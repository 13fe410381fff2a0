import { describe, expect, test } from "vitest";
import { listMentioned } from "../../../../contract/community/mentions.ts";

describe("mentioned names", () => {
  test.each([
    ["Oi @Ana, e @joão-pedro!", ["ana", "joao-pedro"]],
    ["@Ana @ana @ANA", ["ana"]],
    ["ana@example.com e @@Ana e a@b", []],
    ["@1 @ @", []],
    ["@A @B @C @D @E @F", ["a", "b", "c", "d", "e"]],
  ])("in %j are %j", (body, names) => {
    expect(listMentioned(body)).toEqual(names);
  });
});
