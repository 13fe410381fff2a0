import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SessionGrant } from "../../../bff/modules/identity/sessions/sessions.service.ts";
import { hashOfDocument } from "../../../bff/graphql/document-hash.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService;
let member: SessionGrant;

beforeAll(async () => {
  service = await startTestService();
  const { email } = await service.createMember();
  member = await service.login(email);
});
afterAll(() => service.close());

function ask(query: string, variables?: object, headers = bearer(member.accessToken)) {
  return service.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers,
  });
}

async function refusalOf(query: string): Promise<string> {
  const answer = await ask(query);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json().data).toBeUndefined();
  return answer.json().errors[0].message;
}

describe("GraphQL queries", () => {
  test("return the requesting member", async () => {
    const answer = await ask("{ getLoggedInUser { id email fullName createdAt directusUserId } }");
    const { id, email, fullName, createdAt, directusUserId } = member;
    expect(answer.json()).toEqual({
      data: { getLoggedInUser: { id, email, fullName, createdAt, directusUserId } },
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("find another member by Directus id, without e-mail or tokens", async () => {
    const other = await service.createMember();
    const query = "query ($id: ID!) { getUserByDirectusId(userDirectusId: $id) { id firstName } }";
    const named =
      "query ($id: ID!) { getUserByDirectusId(userDirectusId: $id) { lastName fullName } }";
    const reserved = await ask(named, { id: other.directusUserId });
    expect(reserved.json().data.getUserByDirectusId).toEqual({
      lastName: "S.",
      fullName: "Ana S.",
    });
    const answer = await ask(query, { id: other.directusUserId });
    expect(answer.json().data.getUserByDirectusId).toEqual({ id: other.id, firstName: "Ana" });
    const none = await ask(query, { id: "00000000-0000-4000-8000-00000000abcd" });
    expect(none.json()).toEqual({ data: { getUserByDirectusId: null } });
    for (const field of ["email", "accessToken", "directusToken", "passwordHash", "isActive"]) {
      const requested = query.replace("firstName", field);
      const refused = await ask(requested, { id: other.directusUserId });
      expect(refused.json().errors[0].message).toBe(
        `Cannot query field "${field}" on type "Member".`,
      );
    }
  });

  test("list members in pages", async () => {
    const others = await Promise.all([1, 2, 3].map(() => service.createMember()));
    const ids = others.map(({ id }) => id).sort();
    const query = `query ($ids: [ID!]!, $take: Int, $skip: Int) {
      getUsersByIds(usersIds: $ids, take: $take, skip: $skip) {
        items { id } pageInfo { hasNextPage hasPreviousPage } totalCount } }`;
    const first = await ask(query, { ids, take: 2 });
    expect(first.json().data.getUsersByIds).toEqual({
      items: ids.slice(0, 2).map((id) => ({ id })),
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      totalCount: 3,
    });
    const second = await ask(query, { ids, take: 2, skip: 2 });
    expect(second.json().data.getUsersByIds).toEqual({
      items: [{ id: ids[2] }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      totalCount: 3,
    });
    expect((await ask(query, { ids: [] })).json().data.getUsersByIds.totalCount).toBe(0);
  });

  test.each([
    ["take 0", { ids: [], take: 0 }],
    ["take 101", { ids: [], take: 101 }],
    ["skip -1", { ids: [], skip: -1 }],
    ["an id that is none", { ids: ["'; drop table users"] }],
    ["101 ids", { ids: Array<string>(101).fill("00000000-0000-4000-8000-00000000abcd") }],
  ])("refuse %s", async (_name, variables) => {
    const answer = await ask(
      `query ($ids: [ID!]!, $take: Int, $skip: Int) {
        getUsersByIds(usersIds: $ids, take: $take, skip: $skip) { totalCount } }`,
      variables,
    );
    expect(answer.json().errors[0].extensions.code).toBe("validation_failed");
  });
});

describe("GraphQL guards", () => {
  test("name a value that does not match its type", async () => {
    const query = "query ($id: ID!) { getUserByDirectusId(userDirectusId: $id) { id } }";
    const answer = await ask(query, { id: { not: "an id" } });
    expect(answer.json().errors[0].message).toContain('Variable "$id" got invalid value');
  });

  test.each([
    ["nobody", {}],
    ["a wrong token", bearer("x".repeat(70))],
  ])("refuse %s", async (_name, headers) => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ __typename }" },
      headers,
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "auth.invalid_token" });
  });

  test("answer POST with JSON only", async () => {
    const headers = bearer(member.accessToken);
    const get = await service.app.inject({ url: "/graphql?query={__typename}", headers });
    expect(get.statusCode).toBe(404);
    for (const type of ["application/graphql", "text/plain", "multipart/form-data; boundary=x"]) {
      const answer = await service.app.inject({
        method: "POST",
        url: "/graphql",
        payload: "{ __typename }",
        headers: { ...headers, "content-type": type },
      });
      expect(answer.statusCode).toBe(415);
    }
  });

  test("answer only the app's queries in production", async () => {
    const known = "query Who { getLoggedInUser { id } }";
    const other = await startTestService({
      knownDocuments: new Set([hashOfDocument(parse(known))]),
    });
    const { email } = await other.createMember();
    const headers = bearer((await other.login(email)).accessToken);
    const answerTo = async (query: string) => {
      const payload = { query };
      const url = "/graphql";
      return (await other.app.inject({ method: "POST", url, payload, headers })).json();
    };
    expect(await answerTo(known)).toMatchObject({ data: { getLoggedInUser: {} } });
    expect(await answerTo(known.replace("id", "id email"))).toMatchObject({
      errors: [{ message: "This document is not known" }],
    });
    await other.close();
  });

  test("refuse introspection and give no hints", async () => {
    expect(await refusalOf("{ __schema { types { name } } }")).toContain("introspection");
    expect(await refusalOf("{ getLogedInUser { id } }")).toBe(
      'Cannot query field "getLogedInUser" on type "Query".',
    );
  });

  test("refuse deep queries, also through fragments", async () => {
    const deep = (levels: number) =>
      `{ getUsersByIds(usersIds: []) ${"{ items ".repeat(levels)}${"}".repeat(levels)} }`;
    expect((await ask(deep(10))).body).toContain("deeper than 10");
    expect((await ask(deep(5))).body).not.toContain("deeper");
    const fragments = Array.from(
      { length: 11 },
      (_, index) => `fragment F${index} on Query { getLoggedInUser { ...F${index + 1} } }`,
    );
    const chained = `{ ...F0 } ${fragments.join(" ")} fragment F11 on Query { __typename }`;
    expect((await ask(chained)).body).toContain("deeper than 10");
  });

  // Expanded one by one, the last fragment would be spread 2^40 times and never finish.
  test("refuse many aliases and exponential fragments", async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(" ")} }`;
    expect(await refusalOf(aliases(31))).toBe("The query has more than 30 aliases");
    expect((await ask(aliases(30))).statusCode).toBe(200);
    const doubling = Array.from(
      { length: 40 },
      (_, index) => `fragment D${index} on Query { ...D${index + 1} ...D${index + 1} }`,
    );
    const answer = await ask(
      `{ ...D0 } ${doubling.join(" ")} fragment D40 on Query { a: __typename }`,
    );
    expect(answer.json().errors[0].message).toBe("The query has more than 30 aliases");
  });

  test("refuse circular fragments, many tokens, several operations and batches", async () => {
    const circular = "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }";
    expect(await refusalOf(circular)).toContain("Cannot spread fragment");
    const long = `{ ${"__typename ".repeat(1_001)} }`;
    expect((await ask(long)).json().errors[0].message).toContain("1000 tokens");
    const several = await service.app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "query A { __typename } query B { __typename }", operationName: "A" },
      headers: bearer(member.accessToken),
    });
    expect(several.json().errors[0].message).toBe("One operation a request is answered");
    const batch = await service.app.inject({
      method: "POST",
      url: "/graphql",
      payload: [{ query: "{ __typename }" }, { query: "{ __typename }" }],
      headers: bearer(member.accessToken),
    });
    expect(batch.statusCode).toBe(400);
  });

  test.each([
    "null",
    "1",
    '"x"',
    "{}",
    '{"query":1}',
    '{"query":"{"}',
    '{"query":"{__typename}","variables":3}',
  ])("answer %s with a 4xx or an error, never a 5xx", async (payload) => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/graphql",
      payload,
      headers: { ...bearer(member.accessToken), "content-type": "application/json" },
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toHaveProperty("errors");
    expect(answer.body).not.toContain("stack");
  });

  test("end access with the session", async () => {
    const { email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const headers = bearer(accessToken);
    await service.app.inject({ method: "POST", url: "/api/users/v1/logout", headers });
    expect((await ask("{ __typename }", {}, headers)).statusCode).toBe(401);
  });
});

test.each([
  ["/graphql", 10_000],
  // Login has a smaller body limit.
  ["/api/users/v1/login", 1_000],
] as const)("request body: is refused at %s when it is nested %i deep", async (url, depth) => {
  const answer = await service.app.inject({
    method: "POST",
    url,
    payload: `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
    headers: { ...bearer(member.accessToken), "content-type": "application/json" },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "validation_failed"]);
});
