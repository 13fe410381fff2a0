import { beforeEach, expect, test } from "vitest";
import { makeChangelogEntry } from "../../factories/content";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

const PAGE = "/pt-BR/changelog";
let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

test("changelog: shows all entries to everyone, the newest first, without drafts", async () => {
  directus.state.database.changelog_entries.push(
    makeChangelogEntry({ title: "Antes", publishedAt: "2026-10-01T08:00:00Z" }),
    makeChangelogEntry({ title: "Depois", publishedAt: "2026-11-01T08:00:00Z" }),
    makeChangelogEntry({ title: "Ainda não", status: "draft" }),
  );
  for (const as of [undefined, signInFree()]) {
    const { status, text } = await portal.visit(PAGE, as ? { as } : {});
    expect(status).toBe(200);
    expect(text.indexOf("Depois")).toBeLessThan(text.indexOf("Antes"));
    expect(text).toContain("1 de novembro de 2026");
    expect(text).not.toContain("Ainda não");
  }
});

test("changelog: each entry links to the ideas that requested it", async () => {
  const ideas = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  const entry = makeChangelogEntry({ title: "Busca" });
  directus.state.database.changelog_entries.push(entry);
  const links = ideas.map((idea, id) => ({ id, changelog_entries_id: entry.id, ideas_id: idea }));
  directus.state.database.changelog_entries_ideas.push(...links);
  const { text } = await portal.visit(PAGE);
  for (const [at, id] of ideas.entries()) {
    expect(text).toContain(`href="/pt-BR/app/feedback/${id}"`);
    expect(text).toContain(`ver a ideia ${at + 1} que pediu “Busca”`);
  }
});

test("changelog: says if it is empty, and if Directus is unavailable", async () => {
  expect((await portal.visit(PAGE)).text).toContain("Nada publicado ainda");
  portal = await openPortal();
  directus.state.outage = "failing";
  expect((await portal.visit(PAGE)).status).toBe(503);
});
