import { describe, expect, test } from "vitest";
import { scorePassword } from "~/ui/form/password-score";

const owner = {
  email: "carolina.prado@example.com",
  firstName: "Carolina",
  lastName: "Prado Lima",
};

describe("password score", () => {
  test.each([
    "carolina.prado@example.com",
    "a vida da carolina aqui",
    "Portal-Demo-2026!",
    "Suíça@2026!!",
    "Corinthians1910",
  ])("is zero for a password that the service rejects: %s", (password) => {
    expect(scorePassword(password, owner)).toBe(0);
  });

  test("is never good for a password that is too short", () => {
    expect(scorePassword("kJ8#qLp2x", owner)).toBeLessThanOrEqual(1);
  });

  test.each(["lago neve 1291 queijo", "kJ8#qLp2xZw!"])("is good for %s", (password) => {
    expect(scorePassword(password, owner)).toBeGreaterThanOrEqual(3);
  });

  test("ignores the owner if unknown", () => {
    expect(scorePassword("a vida da carolina aqui")).toBeGreaterThan(0);
  });
});
