import { describe, expect, test } from "vitest";
import { scorePassword } from "~/ui/form/password-score";

const owner = {
  email: "carolina.prado@example.com",
  firstName: "Carolina",
  lastName: "Prado Lima",
};

describe("the meter", () => {
  test.each([
    "carolina.prado@example.com",
    "a vida da carolina aqui",
    "Portal-Demo-2026!",
    "Suíça@2026!!",
    "Corinthians1910",
  ])("calls what the service refuses the worst: %s", (password) => {
    expect(scorePassword(password, owner)).toBe(0);
  });

  test("never calls a password too short good", () => {
    expect(scorePassword("kJ8#qLp2x", owner)).toBeLessThanOrEqual(1);
  });

  test.each(["lago neve 1291 queijo", "kJ8#qLp2xZw!"])("calls %s good", (password) => {
    expect(scorePassword(password, owner)).toBeGreaterThanOrEqual(3);
  });

  test("knows no owner where the page knows none", () => {
    expect(scorePassword("a vida da carolina aqui")).toBeGreaterThan(0);
  });
});
