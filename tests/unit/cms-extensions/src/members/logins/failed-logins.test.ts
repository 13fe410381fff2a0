import { expect, test } from "vitest";
import { FailedLogins } from "../../../../../../cms-extensions/src/members/logins/failed-logins.ts";

function start(options = {}) {
  const clock = { ms: 0 };
  const failed = new FailedLogins({
    ...{ limit: 3, forgetMs: 1_000, keys: 2, now: () => clock.ms },
    ...options,
  });
  return { clock, failed };
}

test("failed logins: the last allowed attempt blocks until the first one expires", () => {
  const { clock, failed } = start();
  failed.fail("ana");
  clock.ms = 400;
  failed.fail("ana");
  expect(failed.blockedUntil("ana")).toBeNull();
  failed.fail("ana");
  expect(failed.blockedUntil("ana")).toEqual(new Date(1_000));
  expect(failed.blockedUntil("bia")).toBeNull();
  clock.ms = 1_000;
  expect(failed.blockedUntil("ana")).toBeNull();
});

test("failed logins: a successful login resets the count", () => {
  const { failed } = start();
  failed.fail("ana");
  failed.fail("ana");
  failed.forget("ana");
  failed.fail("ana");
  expect(failed.blockedUntil("ana")).toBeNull();
});

test("failed logins: the number of stored keys is limited", () => {
  const { failed } = start({ limit: 1 });
  for (const key of ["ana", "bia", "clara"]) failed.fail(key);
  expect(failed.blockedUntil("ana")).toBeNull();
  expect(failed.blockedUntil("clara")).not.toBeNull();
});
