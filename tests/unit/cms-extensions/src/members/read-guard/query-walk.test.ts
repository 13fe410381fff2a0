import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { policies } from "../../../../../../cms-extensions/access/policies.ts";
import { roles } from "../../../../../../cms-extensions/access/roles.ts";
import {
  findUnreadablePath,
  type Question,
  type Relation,
} from "../../../../../../cms-extensions/src/members/read-guard/query-walk.ts";
import { contentKinds } from "../../../../../../contract/content/kinds.ts";
import { readRulesFrom } from "../../../../../../cms-extensions/src/members/read-guard/read-rules.ts";

type Snapshot = {
  relations: Relation[];
  fields: { collection: string; field: string; schema?: { is_primary_key: boolean } | null }[];
};

const snapshot = parse(readFileSync("directus-snapshot.yaml", "utf8")) as Snapshot;
const primaries = new Map(
  snapshot.fields.flatMap((one) =>
    one.schema?.is_primary_key ? [[one.collection, one.field] as const] : [],
  ),
);
const map = {
  relations: snapshot.relations,
  primaryOf: (collection: string) => primaries.get(collection) ?? "id",
};
const namesOf = (collection: string) => [
  ...snapshot.fields.filter((one) => one.collection === collection).map((one) => one.field),
  ...(collection === "directus_users" ? ["email", "first_name", "last_name", "password"] : []),
];

const readersBut = roles.filter(({ name }) => !["Editor", "Serviço de contas"].includes(name));
const rulesOf = (role: (typeof roles)[number]) =>
  readRulesFrom(
    policies
      .filter(({ id }) => role.policies.includes(id))
      .flatMap(({ permissions }) => permissions)
      .filter(({ action }) => action === "read"),
  );

/** One query for each way to use a path through relations. */
function waysOf(path: string[]): [string, Question][] {
  const [head = "", ...rest] = path;
  const nested = (operator: object) =>
    path.reduceRight<object>((inner, field) => ({ [field]: inner }), operator);
  const dotted = path.join(".");
  const last = path.at(-1);
  return [
    ["filter", { filter: nested({ _starts_with: "a" }) as never }],
    ["filter by a choice", { filter: { _or: [nested({ _null: true })] } }],
    ["filter inside a relation", { filter: { [head]: { _and: [inside(rest)] } } }],
    ["filter by a part", { filter: inside([...path.slice(0, -1), `year(${last})`]) as never }],
    ["sort", { sort: [`-${dotted}`] }],
    ["sort by a part", { sort: [`year(${dotted})`] }],
    ["aggregate", { aggregate: { max: [dotted] } }],
    ["group", { group: [dotted] }],
    ["alias", { alias: { x: head }, filter: { x: inside(rest) } as never }],
    ["alias in a sort", { alias: { x: head }, sort: [`x.${rest.join(".")}`] }],
  ];
}
const inside = (path: string[]): object =>
  path.reduceRight<object>((inner, field) => ({ [field]: inner }), { _eq: "a" });

describe.each(readersBut)("query guard of $name", (role) => {
  const rules = rulesOf(role);
  const readable = snapshot.relations.filter(({ collection }) => rules.has(collection));

  test("rejects filters through any field that refers to a person", () => {
    const people = readable.filter((one) => one.related_collection === "directus_users");
    const through = people.flatMap(({ collection, field }) =>
      namesOf("directus_users")
        .filter((name) => name !== "id")
        .flatMap((name) =>
          waysOf([field, name])
            .filter(([, question]) => !findUnreadablePath(question, collection, rules, map))
            .map(([way]) => `${collection}.${field}.${name} by ${way}`),
        ),
    );
    expect(people.length).toBeGreaterThan(5);
    expect(through).toEqual([]);
  });

  test("reaches no person by two steps or in nested queries", () => {
    const people = new Set(
      readable.flatMap((one) =>
        one.related_collection === "directus_users" ? [`${one.collection}.${one.field}`] : [],
      ),
    );
    const through = readable.flatMap(({ collection, field, related_collection: to }) =>
      [...people]
        .filter((person) => person.startsWith(`${to}.`))
        .flatMap((person) => {
          const author = person.slice(person.indexOf(".") + 1);
          const inner = { [author]: { email: { _contains: "a" } } };
          const questions: Question[] = [
            ...waysOf([field, author, "email"]).map(([, question]) => question),
            { deep: { [field]: { _filter: inner } } },
            { deep: { [field]: { _sort: [`${author}.email`] } } },
            { alias: { x: field }, deep: { x: { _filter: inner } } },
          ];
          return questions
            .filter((question) => !findUnreadablePath(question, collection, rules, map))
            .map((question) => `${collection}: ${JSON.stringify(question)}`);
        }),
    );
    expect(through).toEqual([]);
  });

  test("crosses to restricted rows only if both rows have the same access", () => {
    const crossings = readable.flatMap(({ collection, field, related_collection: to }) => {
      if (!to || !rules.has(to)) return [];
      if (rules.get(to)?.some((rule) => Object.keys(rule).length === 0)) return [];
      const other = namesOf(to).find((name) => name !== map.primaryOf(to)) ?? "";
      const question = { filter: { [field]: { [other]: { _nnull: true } } } };
      return findUnreadablePath(question, collection, rules, map) ? [] : [`${collection}.${field}`];
    });
    expect(crossings.filter((name) => !followed.has(name))).toEqual([]);
  });
});

/** Relations that are read together with a row: each of these rules names the other's. */
const followed = new Set([
  ...contentKinds.flatMap((kind) => [`${kind}_cantons.${kind}_id`, `${kind}_tags.${kind}_id`]),
  "forum_posts_tags.forum_posts_id",
  "forum_posts_cantons.forum_posts_id",
  "facts.article",
  "course_modules.course",
  "course_classes.module",
  "course_classes_attachments.course_classes_id",
  "health_premiums.insurer",
  "product_prices.product",
  "changelog_entries_ideas.changelog_entries_id",
  "ticket_messages.ticket",
]);

describe("query guard", () => {
  const [member] = roles.filter(({ name }) => name === "Membro");
  const rules = rulesOf(member as (typeof roles)[number]);

  test.each<[string, Question]>([
    ["news", { filter: { category: { slug: { _eq: "a" } } } }],
    ["news", { filter: { cantons: { _some: { Cantons_id: { cantonCode: { _eq: "ZH" } } } } } }],
    ["forum_posts", { filter: { tags: { _some: { tags_id: { slug: { _eq: "a" } } } } } }],
    ["news", { filter: { tags: { _none: { tags_id: { slug: { _eq: "a" } } } } } }],
    ["comments", { filter: { user_created: { _eq: "a" } } }],
    ["comments", { filter: { user_created: { id: { _in: ["a"] } } } }],
    ["ideas", { sort: ["-votes", "user_created"] }],
    ["comments", { aggregate: { count: ["*"] }, group: ["user_created"] }],
    ["course_classes", { filter: { module: { course: { slug: { _eq: "a" } } } } }],
    ["Cantons", { deep: { translations: { _filter: { languages_code: { _eq: "pt-BR" } } } } }],
  ])("allows in %s the portal's query %j", (collection, question) => {
    expect(findUnreadablePath(question, collection, rules, map)).toBeNull();
  });

  test.each<[string, Question]>([
    ["comments", { filter: { parent: { body: { _contains: "a" } } } }],
    ["comments", { filter: { "$FOLLOW(tickets,member)": { subject: { _eq: "a" } } } }],
    ["video_progress", { filter: { video: { transcript: { _contains: "a" } } } }],
    ["class_progress", { filter: { class: { body: { _contains: "a" } } } }],
    ["forum_posts", { filter: { tags: { tags_id: { slug: { _eq: "a" } } } } }],
    ["forum_posts", { filter: { "user_created:directus_users": { email: { _eq: "a" } } } }],
  ])("rejects in %s the query %j", (collection, question) => {
    expect(findUnreadablePath(question, collection, rules, map)).not.toBeNull();
  });
});
