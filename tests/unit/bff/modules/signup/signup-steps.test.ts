import { describe, expect, test } from "vitest";
import { SIGNUP_STEPS } from "../../../../../contract/signup.ts";
import {
  accessTo,
  furtherOf,
  placeOf,
  showStep,
  stepAfter,
  stepBefore,
} from "../../../../../bff/modules/signup/signup-steps.ts";
import type { Progress } from "../../../../../bff/modules/signup/signup-steps.ts";

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

describe("the order", () => {
  test("has eleven places after the introduction, the two news sharing one", () => {
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
  ] as const)("branches after the questions: %s leads to %s", (outcome, next) => {
    expect(stepAfter("commitment", outcome)).toBe(next);
  });

  test("never goes backwards by sending an earlier step again", () => {
    expect(furtherOf("commitment", "job-opportunity")).toBe("commitment");
    expect(furtherOf("job-opportunity", "commitment")).toBe("commitment");
  });
});

describe("what is open", () => {
  test.each(SIGNUP_STEPS.filter((step) => placeOf(step) > placeOf("email")))(
    "not %s for a visitor at the e-mail",
    (step) => {
      expect(accessTo(step, visitorAt("email"))).toBe("ahead");
    },
  );

  test.each(["intro", "name", "email"] as const)(
    "%s, again, for a visitor at the e-mail",
    (step) => {
      expect(accessTo(step, visitorAt("email"))).toBe("open");
    },
  );

  test("not the confirmation once it is done, but the e-mail, which starts it anew", () => {
    expect(accessTo("confirm-email", visitorAt("create-account"))).toBe("closed");
    expect(accessTo("email", visitorAt("create-account"))).toBe("open");
  });

  test.each(["intro", "name", "email", "confirm-email", "create-account"] as const)(
    "not %s once there is an account",
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
  ] as const)("with %s news, %s is %s", (outcome, step, access) => {
    expect(accessTo(step, memberAt("payment", outcome))).toBe(access);
  });

  test("everything of the member's part, when it is done", () => {
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

describe("what is shown", () => {
  test("is the wanted step where it is open", () => {
    expect(showStep("name", visitorAt("email"))).toEqual({ step: "name", place: 1, back: "intro" });
  });

  test.each(["payment", "welcome", null] as const)(
    "is where one stands instead of %s",
    (wanted) => {
      expect(showStep(wanted, visitorAt("email")).step).toBe("email");
    },
  );

  test("is the other news, when changed answers turned it", () => {
    expect(showStep(null, memberAt("good-news", "bad")).step).toBe("bad-news");
    expect(showStep("good-news", memberAt("good-news", "bad")).step).toBe("bad-news");
    expect(showStep(null, memberAt("good-news", null)).step).toBe("payment");
  });

  test.each([
    ["good", "good-news"],
    ["bad", "bad-news"],
    [null, "payment"],
  ] as const)("is, for the report of %s news, %s", (outcome, step) => {
    expect(showStep("report", memberAt("done", outcome)).step).toBe(step);
  });

  test("is no report before the questions are answered", () => {
    expect(showStep("report", memberAt("commitment")).step).toBe("commitment");
  });

  test("is nothing more behind the last step", () => {
    expect(showStep(null, memberAt("done", "good"))).toEqual({
      step: "done",
      place: 12,
      back: null,
    });
  });
});

describe("the way back", () => {
  test("leads over the closed steps, and not out of the account", () => {
    expect(stepBefore("create-account", visitorAt("create-account"))).toBe("email");
    expect(stepBefore("european-passport", memberAt("european-passport"))).toBeNull();
    expect(stepBefore("payment", memberAt("payment", "bad"))).toBe("bad-news");
    expect(stepBefore("payment", memberAt("payment", "good"))).toBe("good-news");
    expect(stepBefore("bad-news", memberAt("bad-news", "bad"))).toBe("commitment");
  });
});
