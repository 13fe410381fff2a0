import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
} from "graphql";
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

type GraphqlFault = { extensions?: { code?: string } };
type Call = { method: "GET" | "POST"; url: string; payload?: object };

const graphql = (query: string): Call => ({ method: "POST", url: "/graphql", payload: { query } });

/** All that can be asked of a type without arguments, three objects deep. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => depth < 3 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name}${selectionOf(field.type, depth + 1)}`);
  return ` { ${fields.join(" ")} }`;
}

/** What a member could ask about themselves. */
function valueOf(type: GraphQLInputType, own: string): string {
  if (isNonNullType(type)) return valueOf(type.ofType, own);
  if (isListType(type)) return `[${valueOf(type.ofType, own)}]`;
  if (getNamedType(type).name === "ID") return JSON.stringify(own);
  return getNamedType(type).name === "Int" ? "1" : '"connected"';
}

/** Every query of the schema; ids that must be given are the member's own. */
const queries = Object.values(
  buildSchema(readFileSync("bff/schema.graphql", "utf8")).getQueryType()?.getFields() ?? {},
).map(({ name, args, type }) => ({
  name: `query ${name}`,
  callOf(own: string) {
    const given = args
      .filter(isRequiredArgument)
      .map((arg) => `${arg.name}: ${valueOf(arg.type, own)}`);
    return graphql(
      `{ ${name}${given.length > 0 ? `(${given.join(", ")})` : ""}${selectionOf(type)} }`,
    );
  },
}));

/** Every address that is read without naming anything in it. */
function listReadAddresses({ app }: TestService): string[] {
  const lines = app.printRoutes({ commonPrefix: false, includeHooks: false }).split("\n");
  const parents: string[] = [];
  return lines.flatMap((line) => {
    const found = /^([│├└─\s]*)(\S+)(?: \((.*)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = "", part = "", methods = ""] = found;
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = part;
    const url = parents.join("");
    const isRead = methods.split(", ").includes("GET");
    return isRead && url.startsWith("/api/") && !/[:*]/.test(url) ? [url] : [];
  });
}

describe("six members at once", () => {
  /** Asks as all of them at the same moment; whose mark stands in another one's answer. */
  async function findMixedUp(callOf: (member: SessionGrant) => Call) {
    const answers = await Promise.all(
      members.map((member) =>
        service.app.inject({ ...callOf(member), headers: bearer(member.accessToken) }),
      ),
    );
    const mixedUp = answers.flatMap(({ body }, n) =>
      members
        .filter((_member, other) => other !== n)
        .flatMap(marksOf)
        .filter((mark) => body.includes(mark)),
    );
    return { statuses: new Set(answers.map(({ statusCode }) => statusCode)), answers, mixedUp };
  }

  test.each(queries.map(({ name, callOf }) => [name, callOf] as const))(
    "get their own answer to %s",
    async (_, callOf) => {
      const { statuses, answers, mixedUp } = await findMixedUp(({ directusUserId }) =>
        callOf(directusUserId),
      );
      expect([...statuses]).toEqual([200]);
      const wrong = answers.flatMap((answer) =>
        (answer.json().errors ?? []).map(({ extensions }: GraphqlFault) => extensions?.code),
      );
      expect(wrong.filter((code) => code === "GRAPHQL_VALIDATION_FAILED")).toEqual([]);
      expect(mixedUp).toEqual([]);
    },
  );

  test("get their own answer at every address of the service's rooms", async () => {
    const addresses = listReadAddresses(service);
    expect(addresses).toContain("/api/privacy/v1/overview");
    expect(addresses.length).toBeGreaterThan(20);
    for (const url of addresses) {
      const { statuses, mixedUp } = await findMixedUp(() => ({ method: "GET", url }));
      expect([url, statuses.size, mixedUp]).toEqual([url, 1, []]);
    }
  });

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
