import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { Client } from "pg";
import sharp from "sharp";
import { createJobs } from "../../../bff/jobs/jobs.ts";
import { callCms } from "../support/cms.ts";
import { findMail, linkIn } from "../support/mails.ts";
import {
  makeMember,
  MEMBER_PASSWORD,
  withPortalDatabase,
  startSessionOf,
} from "../support/members.ts";
import { expect, test, visit, waitUntilHydrated } from "../support/portal.ts";

const required = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the e2e tests by npm test`);
  return value;
};

/** Every row in a database that contains one of the clues. */
async function search(databaseUrl: string, clues: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ s: string; t: string }>(
      `select table_schema as s, table_name as t from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { s, t } of rows) {
      const { rowCount } = await client.query(
        `select 1 from "${s}"."${t}" held where row_to_json(held)::text ilike any ($1) limit 1`,
        [clues.map((clue) => `%${clue}%`)],
      );
      if (rowCount) found.push(`${s}.${t}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Files below a folder whose content or name contains a clue. */
async function filesHolding(folder: string, clues: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    // Another test may have deleted the file meanwhile.
    const text = existsSync(file) ? await readFile(file, "latin1") : "";
    if (clues.some((clue) => text.includes(clue) || file.includes(clue))) found.push(file);
  }
  return found;
}

async function runJob(name: string): Promise<void> {
  await withPortalDatabase(async ({ db, pool }) => {
    const url = new URL(required("TEST_DATABASE_URL"));
    url.pathname = "/portal";
    const jobs = createJobs(url.href, () => {});
    const key = randomUUID();
    await jobs.start([]);
    await jobs.send(name, {}, db, { key });
    await jobs.stop(1_000);
    const state = async () =>
      (await pool.query("select state from jobs.job where singleton_key = $1", [key])).rows[0];
    await expect.poll(state, { timeout: 60_000 }).toEqual({ state: "completed" });
  });
}

// The open tab is notified when the account is deleted.
test.use({ allowedErrors: [/401/] });

test("account deletion: a member downloads all data and leaves, and twelve markers are gone from every store", async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(240_000);
  const mark = () => `canary${randomUUID().replaceAll("-", "")}`;
  const marks = {
    firstName: mark(),
    lastName: mark(),
    bio: mark(),
    city: mark(),
    favorite: randomUUID(),
    note: mark(),
    draft: mark(),
    notification: mark(),
    ticket: mark(),
    ticketMessage: mark(),
    file: mark(),
    reason: mark(),
  };
  const member = await makeMember({ firstName: marks.firstName, lastName: marks.lastName });
  const owner = { user_created: member.directusUserId };
  await callCms("PATCH", `/users/${member.directusUserId}`, {
    bio: marks.bio,
    city: marks.city,
    visibility: { bio: "members", place: "members" },
  });
  await callCms("POST", "/items/Notification", {
    owner: member.directusUserId,
    title: marks.notification,
    url: "/pt-BR/app",
  });
  const ticket = await callCms<{ id: string }>("POST", "/items/tickets", {
    member: member.directusUserId,
    number: Math.floor(Math.random() * 1e9),
    topic: "other",
    subject: marks.ticket,
    email: member.email,
  });
  await callCms("POST", "/items/ticket_messages", { ticket: ticket.id, body: marks.ticketMessage });
  await withCms(async (client) => {
    const insert = (table: string, values: Record<string, unknown>) => {
      const names = Object.keys(values);
      return client.query(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")})
         values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
        Object.values(values),
      );
    };
    const id = () => randomUUID();
    await insert("favorites", { id: id(), type: "news", item: marks.favorite, ...owner });
    await insert("read_states", { id: id(), type: "news", item: id(), ...owner });
    await insert("member_notes", { id: id(), type: "news", item: "x", body: marks.note, ...owner });
    await insert("drafts", { id: id(), kind: "topic", title: marks.draft, ...owner });
  });
  const form = new FormData();
  // An image, as the app bar shows it; the mark is in its name and in its metadata.
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: "#336699" },
  })
    .withExif({ IFD0: { Copyright: marks.file } })
    .jpeg()
    .toBuffer();
  const type = "image/jpeg";
  form.append("file", new Blob([new Uint8Array(picture)], { type }), `${marks.file}.jpg`);
  const uploaded = await fetch(new URL("/files", required("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${required("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  const { data: file } = (await uploaded.json()) as { data: { id: string } };
  await callCms("PATCH", `/users/${member.directusUserId}`, { avatar: file.id });

  const reader = await makeMember();
  const readersPage = await (await browser.newContext()).newPage();
  await startSessionOf(readersPage, reader);
  const profile = `/pt-BR/app/profile/${member.directusUserId}`;
  await visit(readersPage, profile);
  await expect(readersPage.getByText(marks.bio)).toBeVisible();
  expect((await visit(readersPage, `${profile}/data`))?.status()).toBe(403);

  await startSessionOf(page, member);
  await portal.open(`/pt-BR/app/profile/${member.directusUserId}/data`);
  await page.getByText("Anotações", { exact: true }).click();
  await expect(page.getByText(marks.note)).toBeVisible();
  await portal.expectAccessible();

  await page.getByText("Leituras", { exact: true }).click();
  await page.getByText("Apagar", { exact: true }).filter({ visible: true }).last().click();
  await page.getByRole("button", { name: "Apagar de vez" }).click();
  await expect(page.getByText("Apagado. O resto fica como estava.")).toBeVisible();
  await expect(page.getByText("Leituras", { exact: true })).toBeHidden();
  await expect(page.getByText("Favoritos", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Pedir uma cópia" }).click();
  await expect(page.getByText("Pedido feito")).toBeVisible();
  await findMail(member.email, /cópia dos seus dados/);
  await page.reload();
  await waitUntilHydrated(page);
  await page.getByLabel("Sua senha, para baixar").fill(MEMBER_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar" }).click(),
  ]);
  const archive = unzipSync(await readFile(await download.path()));
  const text = Object.values(archive)
    .map((bytes) => strFromU8(bytes))
    .join("\n");
  for (const planted of Object.values(marks).filter((each) => each !== marks.reason)) {
    expect(text).toContain(planted);
  }

  await portal.open(`/pt-BR/app/profile/${member.directusUserId}/data`);
  await page.getByText("Pedir a exclusão da conta", { exact: true }).click();
  await page.getByLabel("Apagar tudo").check();
  await page.getByLabel(/Por que você vai sair/).fill(marks.reason);
  await page.getByLabel("Sua senha", { exact: true }).fill(MEMBER_PASSWORD);
  await page.getByLabel(/Entendo que/).check();
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  await expect(page.getByText(/Sua conta será excluída em/)).toBeVisible();

  const mail = await findMail(member.email, /será excluída/);
  await portal.open(linkIn(mail, "undo-deletion"));
  await page.getByRole("button", { name: "Manter minha conta" }).click();
  await expect(page.getByText("Sua conta foi mantida")).toBeVisible();

  await portal.open(`/pt-BR/app/profile/${member.directusUserId}/data`);
  await page.getByText("Pedir a exclusão da conta", { exact: true }).click();
  await page.getByLabel("Apagar tudo").check();
  await page.getByLabel("Sua senha", { exact: true }).fill(MEMBER_PASSWORD);
  await page.getByLabel(/Entendo que/).check();
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  await expect(page.getByText(/Sua conta será excluída em/)).toBeVisible();

  await withPortalDatabase(({ pool }) =>
    pool.query("update deletion_requests set due_at = now() where user_id = $1", [member.id]),
  );
  await runJob("privacy-erase-due");
  await findMail(member.email, /foi excluída/);

  const clues = [...Object.values(marks), member.email];
  const portalUrl = new URL(required("TEST_DATABASE_URL"));
  portalUrl.pathname = "/portal";
  expect(await search(portalUrl.href, clues)).toEqual([]);
  expect(await search(required("TEST_CMS_DATABASE_URL"), clues)).toEqual([]);
  const uploads = required("TEST_UPLOADS_DIR");
  expect(await filesHolding(uploads, clues)).toEqual([]);
  expect(await filesHolding(join(uploads, "..", "logs"), clues)).toEqual([]);

  const gone = await visit(readersPage, profile);
  expect(gone?.status()).toBe(404);
  const remembered = await readersPage.content();
  expect(clues.filter((clue) => remembered.includes(clue))).toEqual([]);
  await readersPage.context().close();

  // The open tab navigates by itself when notified, which would interrupt the test's navigation.
  const later = await page.context().newPage();
  await visit(later, "/pt-BR/app");
  await expect(later).toHaveURL(/\/pt-BR\/login/);
  const session = await page.request.get(`/pt-BR/app/profile/${member.directusUserId}`);
  expect(await session.text()).not.toContain(marks.firstName);
});

async function withCms(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: required("TEST_CMS_DATABASE_URL") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
