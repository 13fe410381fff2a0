import { globSync, readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { customEndpoint, type RestCommand } from "@directus/sdk";
import { describe, expect, test } from "vitest";
import type { CmsClient } from "../../../../bff/cms/client.ts";
import { createCmsAnnouncements } from "../../../../bff/cms/cms-announcements.ts";
import { createCmsAuthors } from "../../../../bff/cms/cms-authors.ts";
import { createCmsClaims } from "../../../../bff/cms/cms-claims.ts";
import { createCmsContent } from "../../../../bff/cms/cms-content.ts";
import { createCmsCreated } from "../../../../bff/cms/cms-created.ts";
import { createCmsListedOffers, createCmsOffers } from "../../../../bff/cms/cms-listed-offers.ts";
import { createCmsSanctions } from "../../../../bff/cms/cms-sanctions.ts";
import { createCmsMutedKinds } from "../../../../bff/cms/cms-muted-kinds.ts";
import { createCmsNotifications } from "../../../../bff/cms/cms-notifications.ts";
import { createCmsParameters } from "../../../../bff/cms/cms-parameters.ts";
import { createCmsPlan } from "../../../../bff/cms/cms-plan.ts";
import { createCmsProfiles } from "../../../../bff/cms/cms-profiles.ts";
import { createCmsSavedSearches } from "../../../../bff/cms/cms-saved-searches.ts";
import { createCmsSearch } from "../../../../bff/cms/cms-search.ts";
import { createCmsShelfPrices } from "../../../../bff/cms/cms-shelf-prices.ts";
import { createCmsShelves } from "../../../../bff/cms/cms-shelves.ts";
import { shelfRules } from "../../../../contract/collections/shelf-rules.ts";
import { createCmsTickets } from "../../../../bff/cms/cms-tickets.ts";
import { createCmsTopics } from "../../../../bff/cms/cms-topics.ts";
import { createCmsUsers } from "../../../../bff/cms/cms-users.ts";
import { createCmsEntitlements } from "../../../../bff/cms/entitlements.ts";
import { listLegalTexts, listLegalTextsInForce } from "../../../../bff/cms/legal-texts.ts";
import { readReportTexts } from "../../../../bff/cms/report-texts.ts";
import { searchSources } from "../../../../bff/modules/search/sources/all-sources.ts";
import { offerKindNames } from "../../../../contract/classifieds/offers.ts";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import { missingInFilter, missingOf } from "../../../support/schema-walk.ts";

type RecordedRequest = { path: string; params?: Record<string, unknown>; body?: unknown };

/** An empty Directus that records its queries. */
function recordingClient() {
  const requests: RecordedRequest[] = [];
  const note = (command: RestCommand<never, never>) =>
    void requests.push(command() as RecordedRequest);
  const client: CmsClient = {
    ask: async (command) => {
      note(command as never);
      return { refused: null, value: [] as never };
    },
    read: async (command) => {
      note(command as never);
      return [] as never;
    },
    write: async (command) => {
      note(command as never);
      return {} as never;
    },
    as: () => client,
    ping: () => Promise.resolve(),
  };
  return { client, asked: requests };
}

const OWN = { users: "directus_users", files: "directus_files" } as const;

function collectionIn(path: string): string | null {
  const [, kind = "", name = ""] = path.split(/[/?]/);
  if (kind === "items") return name;
  return OWN[kind as keyof typeof OWN] ?? null;
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(listOf)
    : String(value ?? "")
        .split(",")
        .filter(Boolean);

const textOr = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);

/** Names in a query that the schema does not have. */
function faultsOf({ path, params = {}, body }: RecordedRequest): string[] {
  const collection = collectionIn(path);
  if (!collection) return [];
  const { fields, sort, groupBy, filter, deep } = params;
  const paths = [...listOf(fields), ...listOf(groupBy), ...listOf(sort)]
    .map((name) => name.replace(/^-/, ""))
    .filter((name) => name !== "count");
  const written = typeof body === "string" ? [JSON.parse(body) as unknown].flat() : [];
  const names = written.flatMap((row) =>
    typeof row === "object" && row !== null ? Object.keys(row) : [],
  );
  return [
    ...[...paths, ...names, ...Object.keys((deep ?? {}) as object)].flatMap((name) =>
      missingOf(collection, name),
    ),
    ...missingInFilter(collection, textOr(filter)),
  ];
}

const id = randomUUID();
const now = new Date();
const between = { from: now, until: now };
const picture = { bytes: Buffer.from("x"), type: "image/webp", filename: "x.webp" } as const;
const notification = {
  ...({ owner: id, actor: id, type: "plan", title: "", url: null } as const),
  ...{ targetType: "news", target: id, groupKey: "x" },
} as const;
const received = {
  ...{ ...notification, type: "like", body: null, isRead: false },
  ...{ groupHead: null, date_created: now },
};
const ticket = {
  ...{ number: 1, member: id, email: "a@b.ch", topic: "account", subject: "x" },
  ...{ priority: "normal" as const, slaDueAt: now, context: {} },
};
const message = { id, body: "", fileIds: [id] };
const account = {
  email: "a@b.ch",
  first_name: "",
  last_name: "",
  role: id,
  status: "active" as const,
};
const entitlement = {
  ...{ user: id, source: "stripe" as const, plan: "year" as const, status: "active" as const },
  ...{ validFrom: now, validUntil: now, graceUntil: null },
  ...{ providerRef: "x", currency: "CHF", amountCents: 100 },
};
const tiers = { teaser: "a", free: "b", paying: "c" };

/** All queries of each part, by its file. */
const questions: Record<string, (client: CmsClient) => unknown[]> = {
  "cms-announcements": (client) => [createCmsAnnouncements(client).listMailed()],
  "cms-authors": (client) => [createCmsAuthors(client).list([id])],
  "cms-claims": (client) => {
    const claims = createCmsClaims(client);
    return [
      claims.find(id),
      claims.listOf(id, "open"),
      claims.setProof({ id, proof: null }, picture),
    ];
  },
  "cms-content": (client) => {
    const content = createCmsContent(client);
    return [
      ...[...contentKinds, "forum"].map((kind) =>
        content.listPublished(kind, { ...between, most: 5 }),
      ),
      content.listNewsOfCantons(between),
      content.findPublished("news", id),
    ];
  },
  "cms-created": (client) => {
    const created = createCmsCreated(client);
    return [created.list("Notification", between), created.list("ticket_messages", between)];
  },
  "cms-listed-offers": (client) =>
    offerKindNames.map((kind) => createCmsListedOffers(client).listPublished(kind)),
  "cms-sanctions": (client) => [createCmsSanctions(client).listHolding(now)],
  "cms-muted-kinds": (client) => {
    const muted = createCmsMutedKinds(client);
    return [muted.find(id), muted.list(), muted.save(id, ["like"])];
  },
  "cms-notifications": (client) => {
    const notifications = createCmsNotifications(client);
    return [
      notifications.find(id),
      notifications.listUnread(id, { types: ["plan"], after: now }),
      notifications.findLastRead(id),
      notifications.listLikers(received),
      notifications.listOwners("x", [id]),
      notifications.remove(id),
      notifications.create([notification]),
    ];
  },
  "cms-offers": (client) =>
    offerKindNames.map((kind) => createCmsOffers(client).findDetails(kind, id)),
  "cms-parameters": (client) => [createCmsParameters(client).list()],
  "cms-plan": (client) => [
    createCmsPlan(client).listSteps(),
    createCmsPlan(client).listMarks([id]),
    createCmsPlan(client).listHomeCantons([id]),
    createCmsPlan(client).findSince(id),
  ],
  "cms-profiles": (client) => {
    const profiles = createCmsProfiles(client);
    return [
      ...[profiles.find(id), profiles.list([id]), profiles.listListed()],
      ...[profiles.listLiving([1]), profiles.countByCanton([id])],
      ...[profiles.setName(id, { firstName: "", lastName: "" }), profiles.setEmail(id, "a@b.ch")],
      profiles.setAvatar(id, picture),
    ];
  },
  "cms-saved-searches": (client) => [createCmsSavedSearches(client).listAlerts()],
  "cms-search": (client) => {
    const search = createCmsSearch(client, tiers);
    return [
      ...searchSources.flatMap(({ collection, fields, deep }) => [
        search.listIds(collection),
        ...Object.values(fields).map((paths) =>
          search.listRows("free", { collection, ids: [id], deep, fields: paths ?? [] }),
        ),
      ]),
      search.listReplies([id]),
      search.listChanges(5),
      search.reportMiss({ query: "x", count: 1, lastAskedOn: "2026-11-26" }),
    ];
  },
  "cms-shelf-prices": (client) => {
    const prices = createCmsShelfPrices(client);
    return [
      prices.find({ author: id, product: id, chain: "Coop" }),
      prices.listByAuthor(id, "2026-11-26"),
      prices.listByIds([id], "2026-11-26"),
      prices.setConfirmations(id, 1),
    ];
  },
  "cms-shelves": (client) => {
    const shelves = createCmsShelves(client);
    const judged = { name: "jobs", title: "Vagas", isOpen: true, missing: null, judgedAt: "" };
    return [
      ...[shelves.list(), shelves.create([judged]), shelves.update(id, judged)],
      ...Object.values(shelfRules).flatMap((rule) =>
        rule.goods.in === "cms" ? [shelves.count(rule.goods, rule, "2026-11-29")] : [],
      ),
    ];
  },
  "cms-tickets": (client) => {
    const tickets = createCmsTickets(client);
    return [
      tickets.open(ticket, message),
      tickets.addMessage(id, message),
      tickets.storeFiles([{ ...picture, title: "x" }]),
      tickets.setState(id, "closed"),
      ...[tickets.listOf(id), tickets.findByNumber(1), tickets.listMessages(id)],
      tickets.findMessage(id),
    ];
  },
  "cms-topics": (client) => {
    const topics = createCmsTopics(client);
    return [topics.listUnanswered(between), topics.findUnanswered(id), topics.readCantonIds()];
  },
  "cms-users": (client) => {
    const users = createCmsUsers(client);
    return [
      ...[users.findById(id), users.findByEmail("a@b.ch"), users.create(account)],
      users.rename(id, { first_name: "", last_name: "" }),
    ];
  },
  entitlements: (client) => {
    const entitlements = createCmsEntitlements(client);
    return [entitlements.listOf(id), entitlements.upsertByProviderRef(entitlement)];
  },
  "legal-texts": (client) => [listLegalTexts(client), listLegalTextsInForce(client, now)],
  "report-texts": (client) => [readReportTexts(client)],
};

/** Calls an endpoint of the portal's own extension, covered by tests of the real parts. */
const OWN_DOORS = ["cms-reports"];

describe("Directus queries of the service match the schema snapshot", () => {
  test.each(Object.keys(questions))("%s", async (name) => {
    const { client, asked: requested } = recordingClient();
    await Promise.allSettled((questions[name]?.(client) ?? []) as Promise<unknown>[]);
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.flatMap(faultsOf)).toEqual([]);
  });

  test("cover each module that queries Directus", () => {
    const clients = globSync("bff/cms/*.ts")
      .filter((path) => /customEndpoint|@directus\/sdk/.test(readFileSync(path, "utf8")))
      .map((path) => path.replace(/^.*\/|\.ts$/g, ""))
      .filter((name) => !["client", "connect"].includes(name));
    const listed = [...Object.keys(questions), ...OWN_DOORS];
    expect(clients.filter((name) => !listed.includes(name))).toEqual([]);
  });

  test.each([
    ["a field", { fields: "id,titel" }, "news.titel"],
    ["a field of what is joined", { fields: "cantons.Cantons_id.kode" }, "Cantons.kode"],
    ["a filter", { filter: { _and: [{ stat: { _eq: "x" } }] } }, "news.stat"],
    ["an operator that is none for ids", { filter: { id: { _gt: "x" } } }, "news.id _gt"],
    ["an order", { sort: "-publishedOn" }, "news.publishedOn"],
  ])("%s that is missing is reported", (_, params, fault) => {
    const command = customEndpoint<unknown[]>({ path: "/items/news", params });
    expect(faultsOf(command() as RecordedRequest)).toEqual([fault]);
  });
});
