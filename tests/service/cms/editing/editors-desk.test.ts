import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPanels, editorsDesk } from "../../../../cms-extensions/access/editors-desk.ts";
import { admin, freshSlug, make, makePerson, removeMade, type Person } from "../cms.ts";

let editor: Person;
let member: Person;

beforeAll(async () => {
  [editor, member] = await Promise.all([makePerson("editor"), makePerson("member")]);
});
afterAll(removeMade);

const fieldsOf = (template: string) =>
  [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, field = ""]) => field);

/** Queries by GraphQL, as the Insights page does. */
async function rowsIn({ options }: (typeof deskPanels)[number]) {
  const { collection, filter, displayTemplate, sortField, sortDirection } = options;
  const [, system] = /^directus_(\w+)$/.exec(collection) ?? [];
  const name = system ?? collection;
  const query =
    `query($filter: ${collection}_filter, $sort: [String]) ` +
    `{ ${name}(filter: $filter, sort: $sort, limit: -1) { id ${fieldsOf(displayTemplate).join(" ")} } }`;
  const sort = [sortDirection === "desc" ? `-${sortField}` : sortField];
  const path = system ? "/graphql/system" : "/graphql";
  const answer = await editor.as("POST", path, { query, variables: { filter, sort } });
  expect([collection, answer.messages]).toEqual([collection, []]);
  return (answer.data as Record<string, { id: string }[]>)[name] ?? [];
}

const panelOf = (name: string) => {
  const found = deskPanels.find((panel) => panel.name === name);
  if (!found) throw new Error(`no list ${name}`);
  return found;
};
const idsIn = async (name: string) => (await rowsIn(panelOf(name))).map(({ id }) => id);

test("editors' desk: exists for editors, as configured, and for no member", async () => {
  const path = `/dashboards/${editorsDesk.id}?fields=name,panels.id`;
  const shown = await editor.as("GET", path);
  const { name, panels } = shown.data as { name: string; panels: { id: string }[] };
  expect(name).toBe("Mesa da redação");
  expect(new Set(panels.map(({ id }) => id))).toEqual(new Set(deskPanels.map(({ id }) => id)));
  expect((await member.as("GET", path)).status).toBe(403);
  const renamed = await editor.as("PATCH", `/dashboards/${editorsDesk.id}`, { name: "Outra" });
  expect(renamed.status).toBe(403);
});

test.each(deskPanels)("editors' desk: $name is a list that an editor may read", async (panel) => {
  expect(Array.isArray(await rowsIn(panel))).toBe(true);
});

test("editors' desk: lists overdue items, and no current or unpublished ones", async () => {
  const fact = (values: object) => {
    const key = freshSlug("fato");
    return make<{ id: string }>("/items/facts", {
      ...{ title: key, key, body: "CHF 1", status: "published", ...values },
    });
  };
  const [over, fresh, draft] = [
    await fact({ validUntil: "2020-01-01" }),
    await fact({ validUntil: "2999-01-01" }),
    await fact({ validUntil: "2020-01-01", status: "draft" }),
  ];
  const ids = await idsIn("Fatos vencidos");
  expect(ids).toContain(over.id);
  for (const { id } of [fresh, draft]) expect(ids).not.toContain(id);
});

test("editors' desk: lists unanswered tickets and questions of yesterday", async () => {
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  const ticket = (values: object) =>
    make<{ id: string }>("/items/tickets", {
      ...{ subject: "Não abre", topic: "technical", email: member.email, member: member.id },
      ...values,
    });
  const [old, answered, today] = [
    await ticket({}),
    await ticket({ state: "solved" }),
    await ticket({}),
  ];
  const topic = { title: freshSlug("pergunta"), type: "question", status: "open", body: "Como?" };
  const [requested, talked] = [
    await make<{ id: string }>("/items/forum_posts", topic),
    await make<{ id: string }>("/items/forum_posts", { ...topic, type: "discussion" }),
  ];
  // Directus sets the creation date itself; an administrator may change it.
  for (const { id } of [old, answered])
    await admin("PATCH", `/items/tickets/${id}`, { date_created: yesterday });
  for (const { id } of [requested, talked])
    await admin("PATCH", `/items/forum_posts/${id}`, { date_created: yesterday });
  const tickets = await idsIn("Chamados sem resposta há mais de 24 h");
  expect(tickets).toContain(old.id);
  for (const { id } of [answered, today]) expect(tickets).not.toContain(id);
  const questions = await idsIn("Perguntas sem resposta há mais de 24 h");
  expect(questions).toContain(requested.id);
  expect(questions).not.toContain(talked.id);
});
