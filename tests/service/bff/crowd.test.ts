import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SessionGrant } from "../../../bff/modules/identity/sessions/sessions.service.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService;
let members: SessionGrant[];

beforeAll(async () => {
  service = await startTestService();
  members = [];
  for (let n = 0; n < 6; n++) {
    const { email } = await service.createMember();
    members.push(await service.login(email));
  }
});
afterAll(() => service.close());

/** What only this member's own answers may hold. */
const marksOf = ({ id, email, directusUserId, accessToken, directusToken }: SessionGrant) => [
  id,
  email,
  directusUserId,
  accessToken,
  directusToken,
];

type Call = {
  method: "GET" | "POST";
  url: string;
  payload?: object;
};

const graphql = (query: string): Call => ({ method: "POST", url: "/graphql", payload: { query } });
const calls: Call[] = [
  graphql("{ getLoggedInUser { id email fullName directusUserId } }"),
  graphql("{ getUserEmailFrequency { newsFrequency pausedUntil } }"),
  graphql("{ getNextDigest { sendsAt sections { items { title } } } }"),
  ...[
    "/api/users/v1/check-access-token",
    "/api/payments/v1/membership",
    "/api/payments/v1/grace",
    "/api/payments/v1/receipts",
    "/api/privacy/v1/overview",
    "/api/privacy/v1/deletion",
    "/api/security/v1/",
    "/api/signup/v1/member",
    "/api/signup/v1/member/report",
    "/api/support/v1/tickets",
  ].map((url): Call => ({ method: "GET", url })),
];

describe("six members at once", () => {
  test.each(calls.map((call) => [call.payload ? JSON.stringify(call.payload) : call.url, call]))(
    "get their own answer to %s",
    async (_, call) => {
      const answers = await Promise.all(
        members.map(({ accessToken }) =>
          service.app.inject({ ...(call as Call), headers: bearer(accessToken) }),
        ),
      );
      for (const [n, { body, statusCode }] of answers.entries()) {
        expect(statusCode).not.toBe(401);
        const foreign = members.filter((_member, other) => other !== n).flatMap(marksOf);
        expect(foreign.filter((mark) => body.includes(mark))).toEqual([]);
      }
    },
  );

  test("are told who they are themselves", async () => {
    const answers = await Promise.all(
      members.map(({ accessToken }) =>
        service.app.inject({
          ...graphql("{ getLoggedInUser { email } }"),
          headers: bearer(accessToken),
        }),
      ),
    );
    expect(answers.map((answer) => answer.json().data.getLoggedInUser.email)).toEqual(
      members.map(({ email }) => email),
    );
  });
});
