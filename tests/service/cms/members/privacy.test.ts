import { randomInt, randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { createCmsPrivacy } from "../../../../bff/cms/cms-privacy.ts";
import { cmsMap } from "../../../../bff/modules/account/privacy/data-map.ts";
import { admin, given, make, makePerson, readerWith, removeMade, rowsOf, tiers } from "../cms.ts";
import type { Person } from "../cms.ts";
import { makeItem } from "../community/commented.ts";

const privacy = createCmsPrivacy(given("TEST_CMS_URL"), given("TEST_CMS_ACCOUNTS_TOKEN"));
afterAll(removeMade);

const personOf = ({ id, email }: Person) => ({ directusUserId: id, email });

/** Unique marks, one for each place where a member leaves data. */
const canary = (place: string) => `canary-${place}-${randomUUID()}`;

async function upload(bytes: string, name: string): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([bytes], { type: "application/pdf" }), name);
  const answer = await fetch(new URL("/files", given("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${given("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

/** A member with a mark in every possible place. */
async function plant() {
  const marks = {
    name: canary("name"),
    bio: canary("bio"),
    city: canary("city"),
    favorite: canary("favorite"),
    draft: canary("draft"),
    note: canary("note"),
    topic: canary("topic"),
    comment: canary("comment"),
    idea: canary("idea"),
    notification: canary("notification"),
    ticket: canary("ticket"),
    ticketMessage: canary("ticket-message"),
    ticketFile: canary("ticket-file"),
    proof: canary("proof"),
    file: canary("file"),
  };
  const person = await makePerson("member", {
    first_name: marks.name,
    bio: marks.bio,
    city: marks.city,
  });
  const create = async (collection: string, values: object) => {
    const answer = await person.as("POST", `/items/${collection}`, values);
    expect([200, 204]).toContain(answer.status);
    return answer.data as { id: string };
  };
  await create("favorites", { type: "news", item: marks.favorite });
  await create("drafts", { kind: "topic", target: "new", title: marks.draft, body: marks.draft });
  await create("member_notes", { type: "articles", item: "x", body: marks.note });
  const ofForum = "/items/categories?filter[area][_eq]=forum&limit=1";
  const category = rowsOf(await admin("GET", ofForum))[0];
  await create("forum_posts", {
    title: `Pergunta ${marks.topic}`,
    body: `Uma pergunta de verdade: ${marks.topic}`,
    category: category?.["id"],
  });
  const { id: commented } = await makeItem();
  await create("comments", { targetType: "news", target: commented, body: marks.comment });
  await create("ideas", { title: marks.idea, body: marks.idea, kind: "idea" });
  await admin("POST", "/items/Notification", {
    owner: person.id,
    title: marks.notification,
    url: "/pt-BR/app",
  });
  const ticket = await admin("POST", "/items/tickets", {
    member: person.id,
    number: Math.floor(Math.random() * 1e9),
    topic: "other",
    subject: marks.ticket,
    email: person.email,
  });
  expect(ticket.status).toBe(200);
  const ticketFileId = await upload(marks.ticketFile, `${marks.ticketFile}.pdf`);
  const message = await tiers.accounts("POST", "/items/ticket_messages", {
    ticket: (ticket.data as { id: string }).id,
    body: marks.ticketMessage,
    attachments: [{ directus_files_id: ticketFileId }],
  });
  expect(message.status).toBe(200);
  const claim = await create("membership_claims", {
    channelUrl: "https://www.youtube.com/@canal.de.teste",
  });
  const proofId = await upload(marks.proof, `${marks.proof}.pdf`);
  const proven = await tiers.accounts("PATCH", `/items/membership_claims/${claim.id}`, {
    proof: proofId,
  });
  expect(proven.status).toBe(200);
  const fileId = await upload(marks.file, `${marks.file}.pdf`);
  await admin("PATCH", `/users/${person.id}`, { avatar: fileId });
  return { person, marks, fileIds: [fileId, ticketFileId, proofId] };
}

/** Makes log entries about a person, and about their actions, older. */
async function ageLogOf(id: string, days: number): Promise<void> {
  const client = new Client({ connectionString: given("TEST_CMS_DATABASE_URL") });
  await client.connect();
  try {
    await client.query(
      `update directus_activity set timestamp = now() - make_interval(days => $1)
        where item = $2 or "user"::text = $2`,
      [days, id],
    );
  } finally {
    await client.end();
  }
}

/** Searches every table of Directus' database as text. */
async function tablesHolding(clues: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: given("TEST_CMS_DATABASE_URL") });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `select 1 from "${name}" held where row_to_json(held)::text ilike any ($1) limit 1`,
        [clues.map((clue) => `%${clue}%`)],
      );
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}

describe("portal-privacy", () => {
  test("answers the service's own account only", async () => {
    const person = await makePerson("member");
    const editor = await makePerson("editor");
    const body = { user: person.id, mode: "delete" };
    for (const caller of [person.as, editor.as, readerWith(null)]) {
      for (const action of ["gather", "erase", "sweep", "file", "unused"]) {
        expect((await caller("POST", `/portal-privacy/${action}`, body)).status).toBe(403);
      }
    }
    for (const requested of [
      ["erase", person.id],
      ["gather", "1 or 1=1"],
    ]) {
      const answer = await tiers.accounts("POST", `/portal-privacy/${requested[0]}`, {
        user: requested[1],
      });
      expect(answer.status).toBe(400);
    }
  });

  test("collects all data of a member, with a description of each store, and no secret", async () => {
    const { person, marks, fileIds } = await plant();
    const canton = rowsOf(await admin("GET", "/items/Cantons?limit=1&fields=id,name"))[0];
    const cantonName = String(canton?.["name"]);
    await admin("PATCH", `/users/${person.id}`, { canton: canton?.["id"] });
    const held = await privacy.gather(personOf(person));
    const text = JSON.stringify(held);
    for (const mark of Object.values(marks)) expect(text).toContain(mark);
    expect(Object.keys(held.rows).filter((name) => !cmsMap[name])).toEqual([]);
    expect(held.rows["directus_users"]?.[0]).not.toHaveProperty("password");
    expect(held.rows["directus_users"]?.[0]).not.toHaveProperty("token");
    expect(held.rows["directus_users"]?.[0]?.["canton"]).toBe(cantonName);
    const history = JSON.stringify(held.rows["directus_revisions"]);
    expect(history).toContain(marks.note);
    expect(history).not.toContain('"password"');
    expect(JSON.stringify(held.rows["directus_activity"])).toContain("member_notes");
    const files = await Promise.all(fileIds.map((id) => privacy.readFile(personOf(person), id)));
    expect(files.map(String)).toEqual([marks.file, marks.ticketFile, marks.proof]);
    const other = await makePerson("member");
    await expect(privacy.readFile(personOf(other), String(fileIds[0]))).rejects.toThrow();
  });

  test("tells a member which staff read their data, once an hour", async () => {
    const person = await makePerson("member");
    const ticket = await make<{ id: string }>("/items/tickets", {
      number: randomInt(1_000_000, 2_000_000_000),
      member: person.id,
      subject: "Dúvida",
      topic: "other",
    });
    const readsOf = async () =>
      (await privacy.gather(personOf(person))).handling.filter(({ action }) => action === "read");
    const editor = await makePerson("editor");
    for (let n = 0; n < 3; n++) {
      expect((await editor.as("GET", `/items/tickets/${ticket.id}?fields=id`)).status).toBe(200);
    }
    expect((await readsOf()).filter(({ by }) => by === "Editor")).toHaveLength(1);
  });

  test("erases all data from tables, history, log and files", async () => {
    const { person, marks, fileIds } = await plant();
    // Portal content, whoever uploaded it: it is in the folder for unpublished files.
    const paper = await upload("%PDF-1.7", "folha.pdf");
    await admin("PATCH", `/files/${paper}`, { uploaded_by: person.id });
    const other = await makePerson("member");
    const notification = { owner: other.id, actor: person.id, title: `${marks.name} respondeu` };
    await admin("POST", "/items/Notification", notification);
    const clues = [...Object.values(marks), person.email];
    expect((await tablesHolding(clues)).length).toBeGreaterThan(10);
    await privacy.erase(personOf(person), "delete");
    await privacy.erase(personOf(person), "delete");
    expect(await tablesHolding(clues)).toEqual([]);
    for (const fileId of fileIds) {
      expect((await admin("GET", `/files/${fileId}`)).status).toBe(403);
    }
    expect((await admin("DELETE", `/files/${paper}`)).status).toBe(204);
  });

  test("counts texts written without an account, for the confirmed e-mail only", async () => {
    const person = await makePerson("member");
    const subject = canary("guest");
    const body = canary("guest-message");
    const ticket = await admin("POST", "/items/tickets", {
      number: Math.floor(Math.random() * 1e9),
      topic: "other",
      subject,
      email: person.email.toUpperCase(),
    });
    const guestFileId = await upload("guest", "guest.pdf");
    await tiers.accounts("POST", "/items/ticket_messages", {
      ticket: (ticket.data as { id: string }).id,
      body,
      attachments: [{ directus_files_id: guestFileId }],
    });
    const unconfirmed = { directusUserId: person.id, email: null };
    expect(JSON.stringify(await privacy.gather(unconfirmed))).not.toContain(subject);
    await expect(privacy.readFile(unconfirmed, guestFileId)).rejects.toThrow();
    const held = await privacy.gather(personOf(person));
    expect(JSON.stringify(held.rows)).toContain(subject);
    expect(JSON.stringify(held.rows)).toContain(body);
    expect(String(await privacy.readFile(personOf(person), guestFileId))).toBe("guest");
    await privacy.erase(personOf(person), "delete");
    expect(await tablesHolding([subject, body, person.email])).toEqual([]);
    expect((await admin("GET", `/files/${guestFileId}`)).status).toBe(403);
  });

  test("refuses staff: an administrator ends their accounts", async () => {
    const editor = await makePerson("editor");
    await expect(privacy.erase(personOf(editor), "delete")).rejects.toThrow();
    expect((await admin("GET", `/users/${editor.id}`)).status).toBe(200);
  });

  test("leaves texts without their author if the member wants it", async () => {
    const { person, marks } = await plant();
    await privacy.erase(personOf(person), "anonymise");
    const stored = [marks.topic, marks.comment, marks.idea];
    const filter = `filter[body][_eq]=${marks.comment}&fields=body,user_created`;
    expect(rowsOf(await admin("GET", `/items/comments?${filter}`))).toEqual([
      { body: marks.comment, user_created: null },
    ]);
    const gone = Object.values(marks).filter((mark) => !stored.includes(mark));
    expect(await tablesHolding([...gone, person.email, person.id])).toEqual([]);
    for (const collection of ["comments", "forum_posts", "ideas"]) {
      const own = rowsOf(await admin("GET", `/items/${collection}?search=canary-&fields=id`));
      await admin(
        "DELETE",
        `/items/${collection}`,
        own.map(({ id }) => id),
      );
    }
  });

  test("deletes expired data", async () => {
    const person = await makePerson("member");
    const note = async (mark: string) => {
      const values = { type: "articles", item: "x", body: mark };
      await person.as("POST", "/items/member_notes", values);
    };
    const [old, recent] = [canary("old"), canary("recent")];
    await note(old);
    await ageLogOf(person.id, 366);
    await note(recent);
    expect(await privacy.sweep()).toMatchObject({
      drafts: expect.any(Number),
      history: expect.any(Number),
    });
    expect(await tablesHolding([old])).toEqual(["member_notes"]);
    expect(await tablesHolding([recent])).toEqual(["directus_revisions", "member_notes"]);
  });

  test("lists members without activity in thirty days, and no staff", async () => {
    const [unused, fresh, editor] = [
      await makePerson("member"),
      await makePerson("member"),
      await makePerson("editor"),
    ];
    const busy = await makePerson("member");
    await busy.as("POST", "/items/favorites", { type: "news", item: "x" });
    for (const { id } of [unused, editor, busy]) await ageLogOf(id, 31);
    const named = await privacy.listUnused();
    expect(named).toContain(unused.id);
    for (const { id } of [fresh, editor, busy]) expect(named).not.toContain(id);
  });
});
