import { expect, test } from "vitest";
import {
  findLoginNotice,
  sessionOpenQuery,
  passwordCreatedQuery,
} from "~/features/account/auth/login-notices";

const read = (query: string) => findLoginNotice(new URLSearchParams(query));

test.each([
  { areCodesOn: false, passkeys: 0 },
  { areCodesOn: true, passkeys: 0 },
  { areCodesOn: true, passkeys: 3 },
])("login notices: a new password notice with %j survives writing and reading", (made) => {
  expect(read(passwordCreatedQuery(made))).toEqual({ kind: "password-created", ...made });
});

test("login notices: the other notices are found by name", () => {
  expect(read(sessionOpenQuery)).toEqual({ kind: "session-left-open" });
  expect(read("notice=session-ended")).toEqual({ kind: "session-ended" });
});

test.each(["", "notice=x", "passkeys=3"])("login notices: %j has no notice", (query) => {
  expect(read(query)).toBeNull();
});

test.each(["-1", "x", "1e9", "Infinity"])(
  "login notices: an invalid number of passkeys (%s) is replaced",
  (made) => {
    const notice = read(`notice=password-created&passkeys=${made}`);
    expect(notice).toMatchObject({ kind: "password-created" });
    expect([0, 99]).toContain(notice?.kind === "password-created" ? notice.passkeys : null);
  },
);
