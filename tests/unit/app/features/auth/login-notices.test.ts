import { expect, test } from "vitest";
import {
  findLoginNotice,
  leftOpenQuery,
  passwordCreatedQuery,
} from "~/features/auth/login-notices";

const read = (query: string) => findLoginNotice(new URLSearchParams(query));

test.each([
  { areCodesOn: false, passkeys: 0 },
  { areCodesOn: true, passkeys: 0 },
  { areCodesOn: true, passkeys: 3 },
])("a new password and what still opens the account, %j, come back as they were", (made) => {
  expect(read(passwordCreatedQuery(made))).toEqual({ kind: "password-created", ...made });
});

test("the other notices are known by their name", () => {
  expect(read(leftOpenQuery)).toEqual({ kind: "session-left-open" });
  expect(read("notice=session-ended")).toEqual({ kind: "session-ended" });
});

test.each(["", "notice=x", "passkeys=3"])("%j says nothing", (query) => {
  expect(read(query)).toBeNull();
});

test.each(["-1", "x", "1e9", "Infinity"])(
  "a made-up number of passkeys (%s) breaks nothing",
  (made) => {
    const notice = read(`notice=password-created&passkeys=${made}`);
    expect(notice).toMatchObject({ kind: "password-created" });
    expect([0, 99]).toContain(notice?.kind === "password-created" ? notice.passkeys : null);
  },
);
