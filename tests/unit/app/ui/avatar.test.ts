import { describe, expect, it } from "vitest";
import { initials } from "~/ui/avatar";

describe("initials", () => {
  it.each([
    ["Maria da Silva", "MS"],
    ["  érica  ", "É"],
    ["Rafael Teixeira", "RT"],
    ["", ""],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
