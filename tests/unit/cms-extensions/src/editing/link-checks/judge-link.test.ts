import { expect, test } from "vitest";
import {
  nextLinkState,
  type LinkAnswer,
  type LinkState,
} from "../../../../../../cms-extensions/src/editing/link-checks/judge-link.ts";

const night = (at: number) => new Date(Date.UTC(2026, 10, at, 3));

/** State of a link after nights with these results. */
function after(...answers: LinkAnswer[]): LinkState | undefined {
  let state: LinkState | undefined;
  for (const [at, answer] of answers.entries())
    state = nextLinkState(state ?? { failures: 0, failedSince: null }, answer, night(at + 1));
  return state;
}

test.each([404, 410, "dns", "private"] as const)(
  "link check result: %s is broken in the second night, since the first",
  (answer) => {
    expect(after(answer)).toMatchObject({ isBroken: false, failures: 1 });
    expect(after(answer, answer)).toEqual({
      ...{ answer: String(answer), isBroken: true, failures: 2, failedSince: night(1) },
    });
  },
);

test.each([401, 403, 429, 500, 503, "timeout", "tls", "connection", "redirects"] as const)(
  "link check result: %s may be temporary or bot protection: it is broken in the fifth night",
  (answer) => {
    const nights = Array.from({ length: 4 }, () => answer);
    expect(after(...nights)).toMatchObject({ isBroken: false, failures: 4 });
    expect(after(...nights, answer)).toMatchObject({ isBroken: true, failedSince: night(1) });
  },
);

test("link check result: one good night resets the count", () => {
  expect(after(404, 404, 200)).toEqual({
    ...{ answer: "200", isBroken: false, failures: 0, failedSince: null },
  });
  expect(after(404, 204, 404)).toMatchObject({ isBroken: false, failedSince: night(3) });
});

test("link check result: different failures in two nights count as two", () => {
  expect(after(503, 404)).toMatchObject({ isBroken: true, failedSince: night(1) });
});
