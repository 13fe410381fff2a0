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
import { createCmsPrivacyDouble } from "./doubles/cms-privacy-double.ts";
import { bearer } from "./service.ts";
import type { TestService } from "./service.ts";
import { startSupportDesk, ticketInput, type SupportDesk } from "./account/support-desk.ts";

let service: TestService;
let post: SupportDesk["post"];
let members: SessionGrant[];

beforeAll(async () => {
  ({ service, post } = await startSupportDesk({ cmsPrivacy: createCmsPrivacyDouble() }));
  members = [];
  for (let n = 0; n < 6; n++) {
    const { email } = await service.createMember();
    members.push(await service.login(email));
  }
});
afterAll(() => service.close());

/** Values that only this member's responses may contain. */
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

/** Every field of a type without arguments, three objects deep. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => depth < 3 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name}${selectionOf(field.type, depth + 1)}`);
  return ` { ${fields.join(" ")} }`;
}

/** Argument value for a member's query about themselves; `ownId` is their id in the argument's format. */
function valueOf(type: GraphQLInputType, ownId: string): string {
  if (isNonNullType(type)) return valueOf(type.ofType, ownId);
  if (isListType(type)) return `[${valueOf(type.ofType, ownId)}]`;
  if (getNamedType(type).name === "ID") return JSON.stringify(ownId);
  return getNamedType(type).name === "Int" ? "1" : '"connected"';
}

/** Every query of the schema; required ids are the member's own. */
const queries = Object.values(
  buildSchema(readFileSync("bff/schema.graphql", "utf8")).getQueryType()?.getFields() ?? {},
).map(({ name, args, type }) => ({
  name: `query ${name}`,
  callOf({ id, directusUserId }: SessionGrant) {
    // Most ids of the schema are Directus ids; these are the service's own.
    const ownIdOf = (argument: string) => (argument === "usersIds" ? id : directusUserId);
    const input = args
      .filter(isRequiredArgument)
      .map((arg) => `${arg.name}: ${valueOf(arg.type, ownIdOf(arg.name))}`);
    return graphql(
      `{ ${name}${input.length > 0 ? `(${input.join(", ")})` : ""}${selectionOf(type)} }`,
    );
  },
}));

/** Every GET route, with its `:name` parameters. */
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
    return isRead && url.startsWith("/api/") ? [url] : [];
  });
}

/** Parameter values of a member's own data; the ticket is created before. */
const namedIn = (url: string, { directusUserId }: SessionGrant, ticketNumber: number) =>
  url
    .replace(":number", String(ticketNumber))
    .replace(":area", "videos")
    .replace(":language", "de")
    .replaceAll(/:\w+/g, directusUserId);

const questionOf = (email: string) => `O menu de ${email} abre em branco quando clico.`;

async function openTicket({ email, accessToken }: SessionGrant): Promise<number> {
  const answer = await post("tickets", accessToken, { ...ticketInput, message: questionOf(email) });
  return answer.json().number;
}

/** An unauthenticated or failed response proves nothing. */
const BROKEN = ["unauthenticated", "internal_error"];
/** Routes without personal data for a member; each is tested elsewhere with the input it requires. */
const NOT_THEIRS = [
  // Public values about a specific item.
  "400 /api/exchange-rates/v1/course",
  "400 /api/premiums/v1/insurers",
  "400 /api/premiums/v1/places",
  "400 /api/premiums/v1/regions",
  "400 /api/withholding-tax/v1/rates",
  "400 /api/withholding-tax/v1/tables",
  "400 /api/withholding-tax/v1/tariffs",
  // They require the app's own key.
  "401 /api/members/v1/count",
  "401 /api/signup/v1/draft",
  "401 /api/withholding-tax/v1/example-rates",
  // For the team, or only while something is for sale.
  "403 /api/official-files/v1/runs",
  "409 /api/payments/v1/prices",
  // Members created no such rows here.
  "400 /api/payments/v1/checkout/:id",
  "400 /api/scenarios/v1/shared/:token",
  "404 /api/areas/v1/:area/wait",
  "404 /api/chat/v1/messages/:id/image",
  "404 /api/forum/v1/images/:id",
  "404 /api/shelf-prices/v1/receipts/:id",
  "404 /api/support/v1/tickets/:number/attachments/:file",
];
const QUESTIONS: Record<string, string> = {
  "/api/search/v1/groups": "?query=seguro",
  "/api/search/v1/results": "?query=seguro",
};

describe("six simultaneous members", () => {
  /**
   * Sends the call as all members at the same moment. Returns responses that contain another member's data.
   */
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
      const { statuses, answers, mixedUp } = await findMixedUp(callOf);
      expect([...statuses]).toEqual([200]);
      const codes = answers.flatMap((answer) =>
        (answer.json().errors ?? []).map(({ extensions }: GraphqlFault) => extensions?.code),
      );
      expect(codes.filter((code) => BROKEN.includes(String(code)))).toEqual([]);
      expect(mixedUp).toEqual([]);
    },
  );

  test("get their own answer at every address of the service's modules", async () => {
    const addresses = listReadAddresses(service);
    expect(addresses).toContain("/api/privacy/v1/overview");
    expect(addresses).toContain("/api/support/v1/tickets/:number");
    expect(addresses.length).toBeGreaterThan(25);
    const refused: string[] = [];
    const tickets = new Map<SessionGrant, number>();
    for (const member of members) tickets.set(member, await openTicket(member));
    for (const url of addresses) {
      const { statuses, mixedUp, answers } = await findMixedUp((member) => ({
        method: "GET",
        url: namedIn(url, member, tickets.get(member) ?? 0) + (QUESTIONS[url] ?? ""),
      }));
      if (url.endsWith("/tickets/:number")) {
        const shown = answers.map((answer) => answer.json().messages[0].body);
        expect(shown).toEqual(members.map(({ email }) => questionOf(email)));
      }
      expect([url, statuses.size, mixedUp]).toEqual([url, 1, []]);
      if (!statuses.has(200)) refused.push(`${[...statuses].join()} ${url}`);
    }
    expect(refused.toSorted()).toEqual(NOT_THEIRS.toSorted());
  });

  test("each get their own account data", async () => {
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
