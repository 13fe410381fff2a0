import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSchema, graphql as execute } from "graphql";
import { delay, http, HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import type { ConsentInput } from "../../contract/api/privacy-v1.ts";
import type { SessionCheck, SessionGrant } from "~/service/users-api.server";
import { makeAccessToken, makeGrant, type GrantOptions } from "../factories/sessions";
import { appEnvironment } from "../support/app-environment";
import type { DirectusMock, Outage } from "./directus";
import type { MockSession } from "./mock-session";
import { createPrivacyMock } from "./privacy";
import { createRelationsMock } from "./relations";
import { shownProfile, type Around, type RequestedProfile } from "./shown-profile";

const schema = buildSchema(readFileSync("bff/schema.graphql", "utf8"));

export const DEVICE_TOKEN = "0123456789abcdef.device";
export const PASSWORD = "Portal-Demo-2026!";

const FAILURES = {
  "auth.invalid_credentials": [401, "The e-mail or the password is not right"],
  "auth.invalid_token": [401, "The access token is not valid"],
  validation_failed: [400, "The request does not have the expected form"],
  rate_limited: [429, "Too many attempts; wait before the next one"],
  unavailable: [503, "The service cannot answer at the moment"],
  not_found: [404, "There is nothing at this address"],
} as const;
type FailureCode = keyof typeof FAILURES;

const PRICES = {
  prices: [
    { plan: "month", currency: "chf", amountCents: 990, tax: null },
    { plan: "year", currency: "chf", amountCents: 9900, tax: null },
  ],
  methods: { chf: ["card"], brl: [] },
  taxNumber: null,
};
/** Payment state of a member who never paid. */
const PAYMENTS: Partial<Record<string, object>> = {
  membership: { subscription: null, isPending: false, others: [] },
  grace: { graceUntil: null },
  receipts: { receipts: [] },
};

function fail(code: FailureCode, headers: Record<string, string> = {}) {
  const [status, message] = FAILURES[code];
  return HttpResponse.json({ statusCode: status, code, message }, { status, headers });
}

/** The service as the app sees it. Its members have a Directus token in the other mock. */
export function createServiceMock(
  directus: DirectusMock,
  url: string = appEnvironment.SERVICE_URL,
) {
  const state = {
    sessions: new Map<string, MockSession>(),
    outage: null as Outage | null,
    /** If set, every login is answered 429 with this Retry-After. */
    loginWaitSeconds: null as number | null,
    asked: [] as string[],
    /** Base64 images of conversations, by message. */
    chatImages: new Map<string, string>(),
    forumImages: new Map<string, string>(),
    /** Choices of the consent form, with the member who made them. */
    consents: [] as { told: ConsentInput; memberId: string | null; address: string | null }[],
    loginAddresses: [] as (string | null)[],
  };

  function open(session: MockSession): MockSession {
    state.sessions.set(session.accessToken, session);
    directus.state.members.set(session.directusToken, {
      roleId: session.roleId ?? "",
      userId: session.directusUserId,
    });
    return session;
  }

  function signIn(options: GrantOptions = {}): MockSession {
    const grant = makeGrant(options);
    return open({ ...grant, roleId: grant.cmsUser.role });
  }

  function next(session: MockSession): MockSession {
    const { accessTokenExpiry, directusTokenExpiry } = makeGrant();
    const renewed = { accessTokenExpiry, directusTokenExpiry, accessToken: makeAccessToken() };
    return open({ ...session, ...renewed, directusToken: `dt_${randomUUID()}` });
  }

  function sessionOf(request: Request): MockSession | null {
    const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.get("authorization") ?? "")?.[1];
    return state.sessions.get(token ?? "") ?? null;
  }

  async function answer(request: Request, work: () => Response | Promise<Response>) {
    state.asked.push(`${request.method} ${new URL(request.url).pathname}`);
    if (state.outage === "refused") return HttpResponse.error();
    if (state.outage === "hanging") await delay("infinite");
    return state.outage === "failing" ? fail("unavailable", { "Retry-After": "2" }) : work();
  }

  const privacy = createPrivacyMock(url, {
    answer,
    sessionOf,
    refuse: fail,
    password: PASSWORD,
  });
  const relations = createRelationsMock();
  const path = (name: string) => `${url}/api/users/v1/${name}`;
  const handlers = [
    ...privacy.handlers,
    http.get(`${url}/healthz`, ({ request }) =>
      answer(request, () => HttpResponse.json({ status: "ok" })),
    ),
    http.post(`${url}/api/security/v1/refused-page`, ({ request }) =>
      answer(request, () =>
        sessionOf(request) ? HttpResponse.json({}) : fail("auth.invalid_token"),
      ),
    ),
    http.post(path("login"), ({ request }) =>
      answer(request, async () => {
        state.loginAddresses.push(request.headers.get("x-portal-client-address"));
        if (state.loginWaitSeconds !== null) {
          return fail("rate_limited", { "Retry-After": String(state.loginWaitSeconds) });
        }
        const { email, password } = (await request.json()) as { email?: string; password?: string };
        if (!email || !password) return fail("validation_failed");
        const known = [...state.sessions.values()].find((session) => session.email === email);
        if (!known || password !== PASSWORD) return fail("auth.invalid_credentials");
        return HttpResponse.json({ ...grantOf(next(known)), deviceToken: DEVICE_TOKEN });
      }),
    ),
    http.get(path("check-access-token"), ({ request }) =>
      answer(request, () => {
        const session = sessionOf(request);
        return session ? HttpResponse.json(checkOf(session)) : fail("auth.invalid_token");
      }),
    ),
    http.post(path("login-with-access-token"), ({ request }) =>
      answer(request, () => {
        const session = sessionOf(request);
        return session ? HttpResponse.json(grantOf(next(session))) : fail("auth.invalid_token");
      }),
    ),
    http.post(path("logout"), ({ request }) =>
      answer(request, () => {
        const session = sessionOf(request);
        if (!session) return fail("auth.invalid_token");
        state.sessions.delete(session.accessToken);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(path("consents"), ({ request }) =>
      answer(request, async () => {
        const session = sessionOf(request);
        if (request.headers.has("authorization") && !session) return fail("auth.invalid_token");
        state.consents.push({
          told: (await request.json()) as ConsentInput,
          memberId: session?.id ?? null,
          address: request.headers.get("x-portal-client-address"),
        });
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.get(`${url}/api/chat/v1/has-new-messages`, ({ request }) =>
      answer(request, () =>
        sessionOf(request) ? HttpResponse.json(true) : fail("auth.invalid_token"),
      ),
    ),
    http.get(`${url}/api/chat/v1/messages/:id/image`, ({ request, params }) =>
      answer(request, () => {
        if (!sessionOf(request)) return fail("auth.invalid_token");
        const content = state.chatImages.get(String(params["id"]));
        return content === undefined ? fail("not_found") : HttpResponse.json({ content });
      }),
    ),
    http.get(`${url}/api/forum/v1/images/:id`, ({ request, params }) =>
      answer(request, () => {
        if (!sessionOf(request)) return fail("auth.invalid_token");
        const author = new URL(request.url).searchParams.get("author");
        const content = state.forumImages.get(`${String(params["id"])} ${author}`);
        return content === undefined ? fail("not_found") : HttpResponse.json({ content });
      }),
    ),
    http.get(`${url}/api/areas/v1/:area/wait`, ({ request }) =>
      answer(request, () =>
        sessionOf(request)
          ? HttpResponse.json({ isWaiting: false, count: null })
          : fail("auth.invalid_token"),
      ),
    ),
    http.get(`${url}/api/exchange-rates/v1/:call`, ({ request, params }) =>
      answer(request, () => {
        if (!sessionOf(request)) return fail("auth.invalid_token");
        const empty = { newest: { rates: [] }, course: { series: [] }, alerts: { alerts: [] } };
        return HttpResponse.json(empty[params["call"] as keyof typeof empty]);
      }),
    ),
    http.get(`${url}/api/scenarios/v1/`, ({ request }) =>
      answer(request, () =>
        sessionOf(request) ? HttpResponse.json({ scenarios: [] }) : fail("auth.invalid_token"),
      ),
    ),
    http.get(`${url}/api/scenarios/v1/shared/:token`, ({ request }) =>
      answer(request, () => fail(sessionOf(request) ? "not_found" : "auth.invalid_token")),
    ),
    http.get(`${url}/api/premiums/v1/years`, ({ request }) =>
      answer(request, () => HttpResponse.json({ years: [] })),
    ),
    http.get(`${url}/api/withholding-tax/v1/years`, ({ request }) =>
      answer(request, () =>
        sessionOf(request) ? HttpResponse.json({ years: [2026] }) : fail("auth.invalid_token"),
      ),
    ),
    http.get(`${url}/api/withholding-tax/v1/tables`, ({ request }) =>
      answer(request, () =>
        sessionOf(request) ? HttpResponse.json({ tables: [] }) : fail("auth.invalid_token"),
      ),
    ),
    http.get(`${url}/api/withholding-tax/v1/example-rates`, ({ request }) =>
      answer(request, () => HttpResponse.json({ rates: [] })),
    ),
    http.get(`${url}/api/members/v1/count`, ({ request }) =>
      answer(request, () => HttpResponse.json({ count: state.sessions.size })),
    ),
    http.post(`${url}/api/payments/v1/checkout`, ({ request }) =>
      answer(request, async () => {
        if (!sessionOf(request)) return fail("auth.invalid_token");
        const { coupon } = (await request.json()) as { coupon: string | null };
        if (coupon) return HttpResponse.json({ code: "payment.invalid_coupon" }, { status: 400 });
        return HttpResponse.json({ url: "https://checkout.example/1" });
      }),
    ),
    http.get(`${url}/api/payments/v1/:call`, ({ request, params }) =>
      answer(request, () => {
        if (params["call"] === "prices") return HttpResponse.json(PRICES);
        if (!sessionOf(request)) return fail("auth.invalid_token");
        return HttpResponse.json(PAYMENTS[String(params["call"])] ?? {});
      }),
    ),
    graphql.link(`${url}/graphql`).operation(({ query, variables, request }) =>
      answer(request, async () => {
        const session = sessionOf(request);
        if (!session) return fail("auth.invalid_token");
        const { connections, blocked } = relations.state;
        const idsOf = (of: readonly { directusUserId: string }[]) =>
          of.map((each) => each.directusUserId);
        const known = { connected: idsOf(connections["connected"] ?? []), blocked: idsOf(blocked) };
        const members = [...state.sessions.values()];
        const writtenBy = (id: string) => directus.state.profiles.get(id) ?? {};
        const around = { requester: session, members, known, writtenBy };
        const rootValue = { ...rootFor(around), ...relations.root };
        return HttpResponse.json(
          await execute({ schema, source: query, variableValues: variables, rootValue }),
        );
      }),
    ),
  ];

  function reset(): void {
    privacy.deletions.clear();
    relations.reset();
    const empty = { sessions: new Map(), asked: [], consents: [], loginAddresses: [] };
    state.chatImages.clear();
    state.forumImages.clear();
    Object.assign(state, { ...empty, outage: null, loginWaitSeconds: null });
  }

  return { state, handlers, reset, signIn, relations: relations.state };
}

export type ServiceMock = ReturnType<typeof createServiceMock>;

function checkOf(session: MockSession): SessionCheck {
  const { accessTokenExpiry, directusToken, directusTokenExpiry, cmsUser } = session;
  const { isTeam, teamNeedsSecondFactor } = session;
  const { id, directusUserId, firstName, lastName, fullName, email } = session;
  return {
    user: { id, directusUserId, firstName, lastName, fullName, email },
    ...{ accessTokenExpiry, directusToken, directusTokenExpiry, cmsUser },
    ...(isTeam && { isTeam }),
    ...(teamNeedsSecondFactor && { teamNeedsSecondFactor }),
  };
}

function grantOf({ roleId: _, ...grant }: MockSession): SessionGrant {
  return grant;
}

/** The queries of `bff/schema.graphql`; graphql itself limits the results to the schema's fields. */
function rootFor(around: Around) {
  const { requester, members, known } = around;
  const { connected, blocked } = known;
  return {
    getLoggedInUser: requester,
    getUserByDirectusId: ({ userDirectusId }: { userDirectusId: string }) =>
      members.find((member) => member.directusUserId === userDirectusId) ?? null,
    getProfile: (query: RequestedProfile) => shownProfile(query, around),
    getAuthors: ({ usersDirectusIds }: { usersDirectusIds: string[] }) =>
      members
        .filter(({ directusUserId }) => usersDirectusIds.includes(directusUserId))
        .map(({ directusUserId, fullName: name }) => ({
          ...{ directusUserId, name, isTeam: false },
          isConnected: connected.includes(directusUserId),
          isBlocked: blocked.includes(directusUserId),
        })),
    getChats: { items: [], totalCount: 0 },
    hidesChatReceipts: false,
    unreadChatCount: 0,
    getChatByDirectusUsers: null,
    getUsersByIds({
      usersIds,
      take = 20,
      skip = 0,
    }: {
      usersIds: string[];
      take?: number;
      skip?: number;
    }) {
      const found = [...new Map(members.map((member) => [member.id, member])).values()].filter(
        ({ id }) => usersIds.includes(id),
      );
      return {
        items: found.slice(skip, skip + take),
        totalCount: found.length,
        pageInfo: { hasNextPage: skip + take < found.length, hasPreviousPage: skip > 0 },
      };
    },
  };
}
