import { beforeAll, describe, expect, test, vi } from "vitest";
import { createImageTokens } from "~/resources/media/image-token";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { createSessionTier } from "~/resources/session-tier";
import type { SessionAnswer } from "~/session/sessions.server";
import { stubAppEnvironment } from "../../../../support/app-environment";

let createImageAccess: (typeof import("~/resources/media/image-access.server"))["createImageAccess"];
beforeAll(async () => {
  stubAppEnvironment();
  ({ createImageAccess } = await import("~/resources/media/image-access.server"));
});

const imageTokens = createImageTokens("test-internal-key-0000000000000000000000");
const ACCESS_TOKEN = "access-token-of-a-member";

function memberOf(tier: Tier): SessionAnswer {
  const member = {
    id: "1",
    directusUserId: "2",
    firstName: "Ana",
    lastName: "Silva",
    fullName: "Ana Silva",
    email: "ana@portal.test",
    isPaying: tier === "paying",
    picture: null,
  };
  const session = {
    accessToken: ACCESS_TOKEN,
    accessTokenExpiryMs: Date.now() + 1000,
    member,
    tier,
    directusToken: null,
    isTeam: false,
    isTeamLocked: false,
  };
  return { kind: "member", session };
}

function setUp(answer: SessionAnswer) {
  const resolveSession = vi.fn(async () => answer);
  const access = createImageAccess({
    imageTokens,
    findSessionTier: createSessionTier(resolveSession),
  });
  return { ...access, resolveSession };
}

function request(headers: Record<string, string> = {}, query = ""): Request {
  return new Request(`http://portal.test/api/directus-frontend-images${query}`, { headers });
}
const cookie = { cookie: `portal_access=${ACCESS_TOKEN}` };
const bearer = { authorization: `Bearer ${ACCESS_TOKEN}` };

describe("image token endpoint", () => {
  test.each([
    ["cookie", cookie],
    ["bearer", bearer],
  ])("issues a member, identified by %s, a token of the own tier", async (_, headers) => {
    const { answerTokenRequest, resolveSession } = setUp(memberOf("paying"));
    const answer = await answerTokenRequest(request(headers));
    const { token } = (await answer.json()) as { token: string };
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(imageTokens.findTier(token)).toBe("paying");
    expect(resolveSession).toHaveBeenCalledWith(ACCESS_TOKEN);
  });

  test("refuses guests with or without a token", async () => {
    const { answerTokenRequest, resolveSession } = setUp({ kind: "guest" });
    expect((await answerTokenRequest(request())).status).toBe(401);
    expect(resolveSession).not.toHaveBeenCalled();
    expect((await answerTokenRequest(request(cookie))).status).toBe(401);
  });

  test("refuses an image token", async () => {
    const { answerTokenRequest } = setUp({ kind: "guest" });
    const { token } = imageTokens.issue("paying");
    const answer = await answerTokenRequest(request({ authorization: `Bearer ${token}` }));
    expect(answer.status).toBe(401);
  });

  test("returns a retry while the session can't be checked", async () => {
    const answer = await setUp({ kind: "unavailable" }).answerTokenRequest(request(cookie));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });
});

describe("tier of a picture request", () => {
  test("is the session's tier", async () => {
    expect(await setUp(memberOf("free")).findTier(request(cookie))).toBe("free");
    expect(await setUp({ kind: "guest" }).findTier(request(cookie))).toBe("teaser");
    expect(await setUp({ kind: "unavailable" }).findTier(request(cookie))).toBeNull();
    expect(await setUp({ kind: "guest" }).findTier(request())).toBe("teaser");
  });

  test("is the image token's tier, in the address or as bearer, without a service request", async () => {
    const { findTier, resolveSession } = setUp({ kind: "guest" });
    const { token } = imageTokens.issue("paying");
    expect(await findTier(request({}, `?token=${token}`))).toBe("paying");
    expect(await findTier(request({ authorization: `Bearer ${token}` }))).toBe("paying");
    expect(await findTier(request({}, `?token=${token}x`))).toBe("teaser");
    expect(resolveSession).not.toHaveBeenCalled();
  });

  test("ignores an access token sent as bearer, since pictures accept image tokens only", async () => {
    expect(await setUp(memberOf("paying")).findTier(request(bearer))).toBe("teaser");
  });
});
