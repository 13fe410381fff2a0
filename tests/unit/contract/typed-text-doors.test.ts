import { globSync, readFileSync } from "node:fs";
import multipart from "@fastify/multipart";
import { GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { afterEach, describe, expect, test } from "vitest";
import { requireForm } from "../../../app/forms/form.ts";
import { graphql } from "../../../bff/graphql/graphql.ts";
import { createHttp } from "../../../bff/http/http.ts";
import { readForm } from "../../../bff/http/received-form.ts";
import { createLogger } from "../../../bff/logger.ts";
import { withCleanArguments } from "../../../bff/modules/notifications/hubs/clean-arguments.hub.ts";
import { method } from "../../../bff/signalr/hub/hub.ts";
import type { Hub, HubCall } from "../../../bff/signalr/hub/hub.ts";
import inputGuardHook from "../../../cms-extensions/src/members/input-guard/hook.ts";

/** An invisible character, a direction override, and one that ends a text in PostgreSQL. */
const TYPED = "\u200bOi\u202e\u0000!";
const CLEAN = "Oi!";

const apps: ReturnType<typeof createHttp>[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

function createApp() {
  const app = createHttp(createLogger("fatal"));
  apps.push(app);
  return app;
}

describe("input cleaning in the service", () => {
  test("covers body, query and path of every request", async () => {
    const app = createApp();
    app.post("/texts/:name", async ({ body, query, params }) => ({ body, query, params }));

    const answer = await app.inject({
      method: "POST",
      url: `/texts/${encodeURIComponent(TYPED)}?q=${encodeURIComponent(TYPED)}`,
      payload: { a: TYPED, deep: [{ b: TYPED }], password: TYPED },
    });

    expect(answer.json()).toEqual({
      body: { a: CLEAN, deep: [{ b: CLEAN }], password: TYPED },
      query: { q: CLEAN },
      params: { name: CLEAN },
    });
  });

  test("covers the fields of a multipart form", async () => {
    const app = createApp();
    await app.register(multipart);
    app.post("/form", async (request) => (await readForm(request, 10_000)).fields);
    const form = new FormData();
    form.append("message", TYPED);
    const { headers, body } = new Response(form);

    const answer = await app.inject({
      method: "POST",
      url: "/form",
      headers: { "content-type": headers.get("content-type") ?? "" },
      payload: Buffer.from(await new Response(body).arrayBuffer()),
    });

    expect(answer.json()).toEqual({ message: CLEAN });
  });

  test("covers GraphQL variables and literals", async () => {
    const received: unknown[] = [];
    const args = { a: { type: GraphQLString }, b: { type: new GraphQLList(GraphQLString) } };
    const say = {
      type: GraphQLString,
      args,
      resolve: (_: unknown, input: object) => void received.push({ ...input }),
    };
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({ name: "Query", fields: { say } }),
    });
    const app = createApp();
    await app.register(graphql, {
      schema,
      requireUserId: async () => "ana",
      services: {} as Parameters<typeof graphql>[1]["services"],
      knownDocuments: null,
      allowIntrospection: false,
    });

    await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: "Bearer token" },
      payload: {
        query: `query Say($b: [String]) { say(a: ${JSON.stringify(TYPED)}, b: $b) }`,
        variables: { b: [TYPED] },
      },
    });

    expect(received).toEqual([{ a: CLEAN, b: [CLEAN] }]);
  });

  test("covers the arguments of every hub method", async () => {
    const hub: Hub = {
      path: "/hubs/test",
      authenticate: async () => ({ userId: "ana" }),
      methods: {
        Say: method(
          (args) => args,
          (args) => args,
        ),
      },
    };

    const { hub: served } = withCleanArguments({ hub });

    const run = served.methods["Say"]?.prepare([TYPED, { text: TYPED }]);
    expect(await run?.({} as HubCall)).toEqual([CLEAN, { text: CLEAN }]);
    const slice = readFileSync("bff/modules/notifications/hubs/hubs.slice.ts", "utf8");
    expect(slice).toContain("deps.hubs.map(withCleanArguments)");
  });

  test("covers every place that reads other bodies", () => {
    const doors = globSync("bff/**/*.ts").filter((path) =>
      readFileSync(path, "utf8").includes("addContentTypeParser("),
    );

    // Binary images and files, calls signed over their raw body, and the hub protocol.
    expect(doors.sort()).toEqual([
      "bff/http/cms-changed.ts",
      "bff/http/http.ts",
      "bff/modules/account/billing/membership-v1.rest.ts",
      "bff/modules/account/billing/payments/stripe-webhook.rest.ts",
      "bff/modules/account/profile/profile-v1.rest.ts",
      "bff/modules/notifications/hubs/hubs.hub.ts",
      "bff/modules/notifications/mail-reports/mail-reports.rest.ts",
      "bff/modules/switzerland/official-tables/imports/official-files-v1.rest.ts",
      "bff/modules/switzerland/shelf-prices/shelf-prices-v1.rest.ts",
    ]);
  });
});

describe("input cleaning in the app", () => {
  test("covers every form field but passwords, and keeps files", async () => {
    const typed = new FormData();
    typed.append("title", "\u200bOi\u202e!");
    typed.append("tags", "\u2060");
    typed.append("tags", "b\ufeff");
    typed.append("newPassword", "\u200b12");
    typed.append("file", new File(["a"], "a.txt"));

    const form = await requireForm(new Request("http://a", { method: "POST", body: typed }));

    expect(form.get("title")).toBe(CLEAN);
    expect(form.getAll("tags")).toEqual(["", "b"]);
    expect(form.get("newPassword")).toBe("\u200b12");
    expect(form.get("file")).toBeInstanceOf(File);
  });

  test("covers the only place that reads a request body", () => {
    const doors = globSync("app/**/*.{ts,tsx}").filter((path) =>
      /request\.(json|text|formData|arrayBuffer|blob)\(/.test(readFileSync(path, "utf8")),
    );

    expect(doors).toEqual(["app/forms/form.ts"]);
  });
});

describe("input cleaning in Directus", () => {
  type Filter = (payload: unknown, meta: object, context: object) => unknown;
  type Handle = (
    request: { body?: unknown; path: string },
    response: object,
    next: () => void,
  ) => void;

  function register() {
    const filters = new Map<string, Filter>();
    const handles: [string, Handle][] = [];
    const registered = {
      filter: (name: string, handle: Filter) => filters.set(name, handle),
      init: (_name: string, handle: (meta: object) => void) =>
        handle({ app: { use: (path: string, each: Handle) => handles.push([path, each]) } }),
    };
    const hook = inputGuardHook as unknown as (of: typeof registered, context: object) => void;
    hook(registered, { database: null, env: { PUBLIC_URL: "http://localhost" } });
    return { filters, handles };
  }

  test("covers the body of every request before anything reads it", () => {
    const [path, handle] = register().handles.find(([at]) => at === "/") ?? ["", () => {}];
    const request = { path: "/items/news", body: { data: { title: TYPED }, password: TYPED } };
    let isPassedOn = false;

    handle(request, {}, () => (isPassedOn = true));

    expect([path, isPassedOn]).toEqual(["/", true]);
    expect(request.body).toEqual({ data: { title: CLEAN }, password: TYPED });
  });

  test.each(["items", "users", "files"])("covers writes to %s", (scope) => {
    const { filters } = register();
    const isStaff = { user: "ana", role: null, roles: [], admin: true, app: true, ip: null };
    for (const accountability of [isStaff, { ...isStaff, admin: false, app: false }, null]) {
      for (const event of ["create", "update"]) {
        const stored = filters.get(`${scope}.${event}`)?.(
          { title: TYPED },
          { collection: "news" },
          { accountability },
        );
        expect(stored).toEqual({ title: CLEAN });
      }
    }
  });
});
