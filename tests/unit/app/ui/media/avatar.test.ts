import { describe, expect, test } from "vitest";
import { initials } from "~/ui/media/avatar";

describe("initials", () => {
  test.each([
    ["Maria da Silva", "MS"],
    ["  érica  ", "É"],
    ["Rafael Teixeira", "RT"],
    ["", ""],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
