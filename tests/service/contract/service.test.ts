import { randomUUID } from "node:crypto";
import { print } from "graphql";
import { getResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GetLoggedInUserDocument } from "~/service/generated/graphql";
import { createDirectusMock } from "../../mocks/directus";
import { createServiceMock, PASSWORD } from "../../mocks/service";
import { appEnvironment } from "../../support/app-environment";
import { requiredEnv } from "../../support/required-env";
import { differences } from "./shape";

/** The same calls to the mock and to the real service must have the same status, code and shape. */
const mock = createServiceMock(createDirectusMock());
const realUrl = requiredEnv("TEST_SERVICE_URL");
const EMAIL = "membro@example.com";

type Call = { method?: string; path: string; body?: unknown; bearer?: string };
type Answer = { status: number; headers: Headers; json: unknown };

function requestOf(url: string, { method = "POST", path, body, bearer }: Call): Request {
  return new Request(new URL(path, url), {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function read(response: Response | undefined): Promise<Answer> {
  if (!response) throw new Error("nobody answers");
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === "" ? null : (JSON.parse(text) as unknown),
  };
}

const askMock = async (call: Call) =>
  read(await getResponse(mock.handlers, requestOf(appEnvironment.SERVICE_URL, call)));
const askReal = async (call: Call) => read(await fetch(requestOf(realUrl, call)));

const rest = (name: string) => `/api/users/v1/${name}`;
const login: Call = { path: rest("login"), body: { email: EMAIL, password: PASSWORD } };

type Tokens = { mocked: string; real: string };
let tokens: Tokens;
let ids: {
  mocked: { id: string; directusUserId: string };
  real: { id: string; directusUserId: string };
};

async function logInBoth(): Promise<Tokens> {
  const [mocked, real] = [await askMock(login), await askReal(login)];
  expect([mocked.status, real.status]).toEqual([200, 200]);
  const grants = [mocked.json, real.json] as {
    accessToken: string;
    id: string;
    directusUserId: string;
  }[];
  const [one, two] = grants;
  if (!one || !two) throw new Error("both logged in above");
  ids = { mocked: one, real: two };
  return { mocked: one.accessToken, real: two.accessToken };
}

beforeAll(() => {
  expect(new URL(realUrl).protocol).toMatch(/^https?:$/);
});
beforeEach(async () => {
  mock.reset();
  Object.assign(mock.signIn(), { email: EMAIL });
  tokens = await logInBoth();
});

async function expectSame(call: Call, bearer: Tokens | string | null = tokens): Promise<Answer> {
  const of = (side: keyof Tokens) => (typeof bearer === "string" ? bearer : bearer?.[side]);
  const withBearer = (side: keyof Tokens): Call => {
    const token = of(side);
    return token === undefined ? call : { ...call, bearer: token };
  };
  const [mocked, real] = [await askMock(withBearer("mocked")), await askReal(withBearer("real"))];
  expect(mocked.status).toBe(real.status);
  expect(differences(mocked.json, real.json)).toEqual([]);
  if (real.status >= 400 && "code" in (real.json as object)) expect(mocked.json).toEqual(real.json);
  return real;
}

describe("REST contract", () => {
  test("login returns a grant", async () => {
    expect((await expectSame(login, null)).status).toBe(200);
  });

  test.each<[string, unknown, number]>([
    ["a wrong password", { email: EMAIL, password: "outra senha" }, 401],
    ["an unknown e-mail", { email: `${randomUUID()}@example.com`, password: PASSWORD }, 401],
    ["no password", { email: EMAIL }, 400],
    ["nothing", {}, 400],
  ])("login refuses %s", async (_, body, status) => {
    expect((await expectSame({ path: rest("login"), body }, null)).status).toBe(status);
  });

  test("session check returns expiry, Directus token, CMS user and identity", async () => {
    const { json } = await expectSame({ method: "GET", path: rest("check-access-token") });
    expect(Object.keys(json as object).toSorted()).toEqual([
      "accessTokenExpiry",
      "cmsUser",
      "directusToken",
      "directusTokenExpiry",
      "user",
    ]);
  });

  test("renewal returns the next token", async () => {
    const { json } = await expectSame({ path: rest("login-with-access-token") });
    expect((json as { accessToken: string }).accessToken).not.toBe(tokens.real);
  });

  test("logout has an empty answer and revokes the token", async () => {
    expect((await expectSame({ path: rest("logout") })).status).toBe(204);
    expect((await expectSame({ method: "GET", path: rest("check-access-token") })).status).toBe(
      401,
    );
  });

  test.each([
    ["GET", "check-access-token"],
    ["POST", "login-with-access-token"],
    ["POST", "logout"],
  ])("%s %s refuses unknown, malformed and missing tokens", async (method, name) => {
    for (const bearer of ["at_nobody_knows_this_token_0000", "a b", null]) {
      const { status } = await expectSame({ method, path: rest(name) }, bearer);
      expect(status).toBe(401);
    }
  });
});

describe("GraphQL contract", () => {
  const query = (text: string, variables: object = {}): Call => ({
    path: "/graphql",
    body: { query: text, variables },
  });
  const MEMBER =
    "query M($id: ID!) { getUserByDirectusId(userDirectusId: $id) { id firstName lastName fullName directusUserId } }";
  const MEMBERS =
    "query U($ids: [ID!]!, $take: Int) { getUsersByIds(usersIds: $ids, take: $take) { items { id fullName } pageInfo { hasNextPage hasPreviousPage } totalCount } }";

  test("returns the requesting member", async () => {
    const { json } = await expectSame(query(print(GetLoggedInUserDocument)));
    expect(json).toMatchObject({ data: { getLoggedInUser: { email: EMAIL } } });
  });

  test("returns another member, or null", async () => {
    for (const id of [ids.real.directusUserId, randomUUID()]) {
      const call = (own: string) =>
        query(MEMBER, { id: id === ids.real.directusUserId ? own : id });
      const mocked = await askMock({ ...call(ids.mocked.directusUserId), bearer: tokens.mocked });
      const real = await askReal({ ...call(ids.real.directusUserId), bearer: tokens.real });
      expect([mocked.status, differences(mocked.json, real.json)]).toEqual([real.status, []]);
      const found = (json: unknown) =>
        (json as { data: { getUserByDirectusId: unknown } }).data.getUserByDirectusId;
      expect(found(mocked.json) === null).toBe(found(real.json) === null);
    }
  });

  test("returns members by ids, with their page", async () => {
    const mocked = await askMock({
      ...query(MEMBERS, { ids: [ids.mocked.id] }),
      bearer: tokens.mocked,
    });
    const real = await askReal({ ...query(MEMBERS, { ids: [ids.real.id] }), bearer: tokens.real });
    expect([mocked.status, differences(mocked.json, real.json)]).toEqual([real.status, []]);
    for (const { json } of [mocked, real]) {
      expect(json).toMatchObject({ data: { getUsersByIds: { totalCount: 1 } } });
    }
  });

  test("has no e-mail and tokens of others in the schema", async () => {
    for (const field of ["email", "accessToken", "directusToken", "passwordHash"]) {
      const call = query(`{ getUserByDirectusId(userDirectusId: "x") { ${field} } }`);
      const mocked = await askMock({ ...call, bearer: tokens.mocked });
      const real = await askReal({ ...call, bearer: tokens.real });
      for (const { json } of [mocked, real]) {
        expect(JSON.stringify(json)).toMatch(/Cannot query field/);
        expect((json as { data?: unknown }).data ?? null).toBeNull();
      }
    }
  });

  test.each(["at_nobody_knows_this_token_0000", null])("refuses the token %s", async (bearer) => {
    expect((await expectSame(query(print(GetLoggedInUserDocument)), bearer)).status).toBe(401);
  });
});
