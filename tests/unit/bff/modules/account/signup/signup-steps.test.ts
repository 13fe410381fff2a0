import { describe, expect, test } from "vitest";
import { SIGNUP_STEPS } from "../../../../../../contract/account/signup.ts";
import {
  accessTo,
  furtherOf,
  placeOf,
  showStep,
  stepAfter,
  stepBefore,
} from "../../../../../../bff/modules/account/signup/signup-steps.ts";
import type { Progress } from "../../../../../../bff/modules/account/signup/signup-steps.ts";

const visitorAt = (reached: Progress["reached"]): Progress => ({
  reached,
  hasAccount: false,
  outcome: null,
});
const memberAt = (reached: Progress["reached"], outcome: Progress["outcome"] = null): Progress => ({
  reached,
  hasAccount: true,
  outcome,
});

describe("signup step order", () => {
  test("has eleven places after the introduction; both news steps share one", () => {
    expect(SIGNUP_STEPS.map(placeOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11]);
  });

  test.each([
    ["intro", "name"],
    ["name", "email"],
    ["email", "confirm-email"],
    ["confirm-email", "create-account"],
    ["create-account", "european-passport"],
    ["european-passport", "job-opportunity"],
    ["job-opportunity", "time-to-switzerland"],
    ["time-to-switzerland", "commitment"],
    ["good-news", "payment"],
    ["bad-news", "payment"],
    ["payment", "welcome"],
    ["welcome", "done"],
  ] as const)("leads from %s to %s", (step, next) => {
    expect(stepAfter(step, null)).toBe(next);
  });

  test.each([
    ["good", "good-news"],
    ["bad", "bad-news"],
    [null, "payment"],
  ] as const)("after the questions with %s news leads to %s", (outcome, next) => {
    expect(stepAfter("commitment", outcome)).toBe(next);
  });

  test("resubmitting an earlier step does not move back", () => {
    expect(furtherOf("commitment", "job-opportunity")).toBe("commitment");
    expect(furtherOf("job-opportunity", "commitment")).toBe("commitment");
  });
});

describe("open signup steps", () => {
  test.each(SIGNUP_STEPS.filter((step) => placeOf(step) > placeOf("email")))(
    "do not include %s for a visitor at the e-mail step",
    (step) => {
      expect(accessTo(step, visitorAt("email"))).toBe("ahead");
    },
  );

  test.each(["intro", "name", "email"] as const)(
    "include %s again for a visitor at the e-mail step",
    (step) => {
      expect(accessTo(step, visitorAt("email"))).toBe("open");
    },
  );

  test("exclude the confirmation once it is done, but include the e-mail step, which restarts it", () => {
    expect(accessTo("confirm-email", visitorAt("create-account"))).toBe("closed");
    expect(accessTo("email", visitorAt("create-account"))).toBe("open");
  });

  test.each(["intro", "name", "email", "confirm-email", "create-account"] as const)(
    "do not include %s once the account exists",
    (step) => {
      expect(accessTo(step, memberAt("payment", "good"))).toBe("closed");
    },
  );

  test.each([
    ["good", "good-news", "open"],
    ["good", "bad-news", "closed"],
    ["bad", "bad-news", "open"],
    ["bad", "good-news", "closed"],
    [null, "good-news", "closed"],
    [null, "bad-news", "closed"],
  ] as const)("with %s news: %s is %s", (outcome, step, access) => {
    expect(accessTo(step, memberAt("payment", outcome))).toBe(access);
  });

  test("include all member steps once the signup is done", () => {
    const open = SIGNUP_STEPS.filter((step) => accessTo(step, memberAt("done", "bad")) === "open");
    expect(open).toEqual([
      "european-passport",
      "job-opportunity",
      "time-to-switzerland",
      "commitment",
      "bad-news",
      "payment",
      "welcome",
    ]);
  });
});

describe("displayed signup step", () => {
  test("is the requested step if it is open", () => {
    expect(showStep("name", visitorAt("email"))).toEqual({ step: "name", place: 1, back: "intro" });
  });

  test.each(["payment", "welcome", null] as const)(
    "is the current step if %s is requested",
    (expected) => {
      expect(showStep(expected, visitorAt("email")).step).toBe("email");
    },
  );

  test("is the other news step if changed answers turned the result", () => {
    expect(showStep(null, memberAt("good-news", "bad")).step).toBe("bad-news");
    expect(showStep("good-news", memberAt("good-news", "bad")).step).toBe("bad-news");
    expect(showStep(null, memberAt("good-news", null)).step).toBe("payment");
  });

  test.each([
    ["good", "good-news"],
    ["bad", "bad-news"],
    [null, "payment"],
  ] as const)("for the report with %s news is %s", (outcome, step) => {
    expect(showStep("report", memberAt("done", outcome)).step).toBe(step);
  });

  test("is not the report before the questions are answered", () => {
    expect(showStep("report", memberAt("commitment")).step).toBe("commitment");
  });

  test("is the last step once the signup is done", () => {
    expect(showStep(null, memberAt("done", "good"))).toEqual({
      step: "done",
      place: 12,
      back: null,
    });
  });
});

describe("back link of a signup step", () => {
  test("skips closed steps, and does not leave the account", () => {
    expect(stepBefore("create-account", visitorAt("create-account"))).toBe("email");
    expect(stepBefore("european-passport", memberAt("european-passport"))).toBeNull();
    expect(stepBefore("payment", memberAt("payment", "bad"))).toBe("bad-news");
    expect(stepBefore("payment", memberAt("payment", "good"))).toBe("good-news");
    expect(stepBefore("bad-news", memberAt("bad-news", "bad"))).toBe("commitment");
  });
});
