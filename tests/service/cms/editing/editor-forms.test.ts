import { afterAll, beforeAll, expect, test } from "vitest";
import { make, makePerson, removeMade, type Person } from "../cms.ts";

let editor: Person;
let member: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  editor = await makePerson("editor");
  member = await makePerson("member");
  const ticket = { subject: "Não abre", topic: "technical", email: member.email };
  const made: [string, object][] = [
    ["tickets", { ...ticket, member: member.id }],
    ["ideas", { title: "Mapa das escolas", body: "Com ônibus.", kind: "idea" }],
    ["membership_claims", { channelUrl: "https://www.youtube.com/@editor-forms" }],
    ["news", { title: "Texto de outra pessoa" }],
    ["entitlements", { user: member.id, source: "gift", plan: "none", ...untilTomorrow() }],
  ];
  for (const [collection, values] of made) {
    ids[collection] = (await make<{ id: string }>(`/items/${collection}`, { ...values })).id;
  }
  const message = { ticket: ids["tickets"], body: "A página abre em branco." };
  ids["ticket_messages"] = (await make<{ id: string }>("/items/ticket_messages", message)).id;
});
afterAll(removeMade);

function untilTomorrow() {
  const [validFrom, validUntil] = [0, 86_400_000].map((ms) => new Date(Date.now() + ms));
  return { status: "active", validFrom, validUntil };
}

const person = "fields=id,first_name,last_name,email,avatar.id,role.name,status";

/** Queries of the admin when an editor opens an item: the row and the related person. */
test.each([
  ["tickets", ["member", "assignee"]],
  ["ticket_messages", ["ticket"]],
  ["ideas", ["user_created", "user_updated"]],
  ["membership_claims", ["user_created", "handledBy"]],
  ["entitlements", ["user", "user_created"]],
  ["news", ["user_created", "user_updated"]],
])("editor form: opening %s causes no refused request", async (collection, people) => {
  const path = `/items/${collection}/${ids[collection]}`;
  const opened = await editor.as("GET", `${path}?fields=*`);
  expect(opened.status).toBe(200);
  for (const field of people) {
    const id = (opened.data as Record<string, string | null>)[field];
    const where =
      field === "ticket" ? `/items/tickets/${id}?fields=subject` : `/users/${id}?${person}`;
    if (id) expect((await editor.as("GET", where)).status, field).toBe(200);
  }
});

/** After a save the admin reads the row again, with the names it shows. */
test.each([
  ["tickets", { reply: "Atualize a página.", state: "waiting" }, "member.email"],
  ["ideas", { status: "planned" }, "user_created.first_name"],
  ["membership_claims", { note: "Sem código no chat." }, "user_created.email"],
  ["entitlements", { note: "Presente" }, "user.email"],
  ["news", { title: "Texto corrigido" }, "user_created.first_name"],
])("editor form: saving %s causes no refused request", async (collection, values, shown) => {
  const path = `/items/${collection}/${ids[collection]}`;
  expect((await editor.as("PATCH", path, values)).status).toBe(200);
  expect((await editor.as("GET", `${path}?fields=*,${shown}`)).status).toBe(200);
});
