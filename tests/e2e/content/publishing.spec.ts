import type { Page } from "@playwright/test";
import { afterQuietHours } from "../../../bff/quiet-hours.ts";
import { contentKinds, type ContentKind } from "../../../contract/content/kinds";
import { areas } from "../../../contract/shared/areas";
import { callCms } from "../support/cms";
import { openDesk } from "../support/editor";
import { listMails } from "../support/mails";
import {
  makeMember,
  startSessionOf,
  withPortalDatabase,
  type MadeMember,
} from "../support/members";
import { expect, test, visit } from "../support/portal";

// Unpublished pages respond with 404 or 410, which the browser logs.
test.use({ allowedErrors: [/status of 4(04|10)/] });

const VTT = "WEBVTT\n\n00:00.000 --> 00:50.000\nPrimeira parte.\n";
const DAY_MS = 86_400_000;
/** The queue polls every few seconds. */
const SLOW = { timeout: 40_000 };
/** Items of other tests may be listed first until those tests delete them. */
const AMONG_OTHERS = { timeout: 90_000 };

/** Required fields of each kind besides title, address and summary. */
const OWN_NEEDS: Partial<Record<ContentKind, object>> = {
  news: { body: "<p>Texto.</p>", sourceName: "SEM", sourceUrl: "https://www.sem.admin.ch/" },
  articles: {
    body: "<p>Texto.</p>",
    sources: [{ name: "SEM", url: "https://www.sem.admin.ch/" }],
    ...{ reviewedAt: "2026-11-01", reviewDueAt: "2027-10-01" },
  },
  videos: {
    ...{ provider: "youtube", providerId: "dQw4w9WgXcQ", durationSec: 60 },
    captions: [{ lang: "pt-BR", vtt: VTT }],
  },
  courses: { outcomes: [{ text: "Ler um recibo" }] },
};

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();
const has = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(path)).text()).includes(text);
const foundBy = async (page: Page, query: string) => {
  const answer = await page.request.get(`/pt-BR/app/search/groups?query=${query}`);
  return answer.ok() ? ((await answer.json()) as { total: number }).total : null;
};

/** Subscribes to this kind: instantly, in the portal and by mail. */
async function askToHear(page: Page, kind: ContentKind): Promise<void> {
  await visit(page, "/pt-BR/app/profile/email-preference");
  await page.getByLabel(areas[kind].title, { exact: true }).selectOption("instant");
  await page.getByLabel("Conteúdo novo: avisar no portal").check();
  await page.getByRole("button", { name: "Salvar escolhas" }).click();
  await expect(page.getByText("Suas escolhas foram salvas.")).toBeVisible();
}

/** The home page shows what is new since the member's last visit, on an earlier day. */
async function readDaysAgo({ directusUserId }: MadeMember): Promise<string> {
  const open = "filter[status][_eq]=published&filter[access][_eq]=free&limit=1&fields=id";
  const [article] = await callCms<{ id: string }[]>("GET", `/items/articles?${open}`);
  const read = { type: "articles", item: article?.id, user_created: directusUserId };
  const { id } = await callCms<{ id: string }>("POST", "/items/read_states", read);
  // Directus sets author and date of a row itself; an administrator may change them.
  const date = new Date(Date.now() - 2 * DAY_MS);
  const made = { user_created: directusUserId, date_created: date };
  await callCms("PATCH", `/items/read_states/${id}`, made);
  return id;
}

/** True if the mail is sent or queued: it waits for corrections, and at night until the morning. */
async function isMailed({ email }: MadeMember, key: string, title: string): Promise<boolean> {
  const mails = await listMails(email);
  if (mails.some(({ subject, text }) => `${subject} ${text}`.includes(title))) return true;
  const found = "select start_after from jobs.job where singleton_key = $1 and state = 'created'";
  const waiting = await withPortalDatabase(({ pool }) =>
    pool.query<{ start_after: Date }>(found, [key]),
  );
  return waiting.rows.some(({ start_after: at }) => Number(at) === Number(afterQuietHours(at)));
}

for (const kind of contentKinds) {
  const needs = OWN_NEEDS[kind] ?? { body: "<p>Texto.</p>" };
  test(`publishing ${kind}: every page follows as an editor writes, schedules, publishes, corrects and withdraws it`, async ({
    page,
    portal,
  }) => {
    const desk = await openDesk();
    const mark = `marca${crypto.randomUUID().slice(0, 6)}`;
    const title = `Edição ${mark}`;
    const slug = `edicao-${mark}`;
    const [list, path] = [`/pt-BR/app/${kind}/results?query=${mark}`, `/pt-BR/app/${kind}/${slug}`];
    const member = await makeMember({ role: "payingUser" });
    await startSessionOf(page, member);
    await askToHear(page, kind);
    const readBefore = await readDaysAgo(member);
    const draft = { title, slug, summary: "Resumo.", access: "paying", ...needs };
    const { id } = await desk<{ id: string }>("POST", `/items/${kind}`, draft);
    const edit = (change: object) => desk("PATCH", `/items/${kind}/${id}`, change);
    try {
      // Drafts and scheduled items are not readable.
      expect(await statusOf(page, path)).toBe(404);
      const later = new Date(Date.now() + DAY_MS).toISOString();
      await edit({ status: "scheduled", publishedAt: later });
      expect([await statusOf(page, path), await has(page, list, title)]).toEqual([404, false]);

      await edit({ publishedAt: new Date().toISOString() });
      await expect.poll(() => statusOf(page, path)).toBe(200);
      await expect.poll(() => has(page, list, title)).toBe(true);
      await expect.poll(() => foundBy(page, mark)).toBe(1);
      await expect.poll(() => has(page, "/pt-BR/app", title), AMONG_OTHERS).toBe(true);
      await expect.poll(() => has(page, "/pt-BR/app/notifications", title), SLOW).toBe(true);
      await expect.poll(() => isMailed(member, `${kind}:${id}`, title), SLOW).toBe(true);

      await portal.open(path);
      // The items beside it have such buttons too, after its own.
      await page.getByRole("button", { name: "Salvar nos favoritos" }).first().click();
      await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();

      const corrected = `${title} corrigida`;
      await edit({ title: corrected });
      await expect.poll(() => has(page, path, corrected)).toBe(true);
      await expect.poll(() => has(page, list, corrected)).toBe(true);
      const search = `/pt-BR/app/search/groups?query=${mark}`;
      await expect.poll(() => has(page, search, "corrigida")).toBe(true);

      await edit({ status: "archived" });
      await expect.poll(() => statusOf(page, path)).toBe(410);
      await expect.poll(() => has(page, list, corrected)).toBe(false);
      await expect.poll(() => foundBy(page, mark)).toBe(0);
      await expect.poll(() => has(page, "/pt-BR/app", mark)).toBe(false);
      await portal.open(`/pt-BR/app/${kind}/favorites`);
      const row = page.getByRole("listitem").filter({ hasText: corrected });
      await expect(row).toContainText("não está mais disponível");
      await expect(row.getByRole("link", { name: corrected })).toHaveCount(0);
      await portal.expectAccessible();
    } finally {
      await callCms("DELETE", `/items/${kind}/${id}`);
      await callCms("DELETE", `/items/read_states/${readBefore}`);
    }
  });
}
