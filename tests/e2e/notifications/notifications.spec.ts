import { expect } from "@playwright/test";
import { callCms } from "../support/cms.ts";
import { startSessionOf, makeMember, type MadeMember } from "../support/members.ts";
import { test, waitUntilHydrated } from "../support/portal.ts";

const PATH = "/pt-BR/app/notifications";

async function notify(member: MadeMember, titles: readonly string[], more: object = {}) {
  for (const title of titles) {
    await callCms("POST", "/items/Notification", { owner: member.directusUserId, title, ...more });
  }
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `Aviso ${String(at + 1).padStart(2, "0")}`);

test("notifications: a new one appears in the bell of every tab, and reading it in one clears it in the other", async ({
  page,
  portal,
  context,
}) => {
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open("/pt-BR/app");
  const other = await context.newPage();
  await other.goto(PATH);
  await waitUntilHydrated(other);
  await expect(other.getByRole("heading", { name: "Nada por aqui ainda" })).toBeVisible();

  await notify(ana, ["Primeiro aviso", "Segundo aviso"], { url: "/app/feedback" });
  const bell = page.getByRole("link", { name: /^Notificações: 2 / });
  await expect(bell).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect(other.getByRole("link", { name: "Segundo aviso" })).toBeVisible();

  await other.getByRole("button", { name: "Marcar como lida: Primeiro aviso" }).click();
  await expect(page.getByRole("link", { name: /^Notificações: 1 / })).toBeVisible();

  // A notification opened elsewhere counts as read too.
  await page.getByRole("link", { name: /^Notificações/ }).click();
  await page.getByRole("link", { name: "Segundo aviso" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app\/feedback$/);
  await expect(page.getByRole("link", { name: "Notificações", exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test("notifications: a withdrawn one disappears from the bell of every tab and from the list", async ({
  page,
  portal,
  context,
}) => {
  const ana = await makeMember();
  await notify(ana, ["Aviso que fica", "Aviso que some"]);
  await startSessionOf(page, ana);
  await portal.open(PATH);
  const other = await context.newPage();
  await other.goto("/pt-BR/app");
  await waitUntilHydrated(other);
  await expect(other.getByRole("link", { name: /^Notificações: 2 / })).toBeVisible();
  const gone = page.getByRole("heading", { name: "Aviso que some" });
  await expect(gone).toBeVisible();
  const filter = `filter[owner][_eq]=${ana.directusUserId}&filter[title][_eq]=Aviso que some`;
  const rows = await callCms<{ id: string }[]>("GET", `/items/Notification?${filter}`);
  await callCms(
    "DELETE",
    "/items/Notification",
    rows.map(({ id }) => id),
  );
  await expect(other.getByRole("link", { name: /^Notificações: 1 / })).toBeVisible();
  await expect(page.getByText("1 não lida.")).toBeVisible();
  await expect(gone).toBeHidden();
  await expect(page.getByRole("heading", { name: "Aviso que fica" })).toBeVisible();
});

test("notifications: loading more after reading skips and repeats nothing, and all can be marked and undone", async ({
  page,
  portal,
}) => {
  const ana = await makeMember();
  await notify(ana, numbered(23));
  await startSessionOf(page, ana);
  await portal.open(PATH);
  await portal.expectAccessible();
  const titles = page.getByRole("listitem").getByRole("heading");
  await expect(titles).toHaveCount(10);
  await expect(titles.first()).toHaveText("Não lida: Aviso 23");
  await page.getByRole("button", { name: "Marcar como lida: Aviso 23" }).click();
  await expect(page.getByText("22 não lidas.")).toBeVisible();
  await page.getByRole("link", { name: "Carregar mais" }).click();
  await expect(titles).toHaveCount(20);
  await page.getByRole("link", { name: "Carregar mais" }).click();
  await expect(titles).toHaveCount(23);
  const shown = await titles.allTextContents();
  expect(shown.map((title) => title.replace("Não lida: ", ""))).toEqual(numbered(23).reverse());
  await expect(page.getByRole("link", { name: "Carregar mais" })).toBeHidden();

  await page.getByRole("button", { name: "Marcar tudo como lido" }).click();
  await expect(page.getByText("Nenhuma notificação não lida.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("22 não lidas.")).toBeVisible();
});

test("notifications: reading in another tab and new arrivals neither skip nor repeat later items", async ({
  page,
  portal,
  context,
}) => {
  const ana = await makeMember();
  await notify(ana, numbered(23));
  await startSessionOf(page, ana);
  await portal.open(PATH);
  const other = await context.newPage();
  await other.goto(PATH);
  await waitUntilHydrated(other);
  for (const title of ["Aviso 23", "Aviso 20", "Aviso 15"]) {
    await other.getByRole("button", { name: `Marcar como lida: ${title}` }).click();
  }
  await expect(page.getByText("20 não lidas.")).toBeVisible();
  await notify(ana, ["Aviso que chegou depois"]);
  await expect(page.getByText("21 não lidas.")).toBeVisible();

  const titles = page.getByRole("listitem").getByRole("heading");
  await expect(titles).toHaveCount(11);
  await page.getByRole("link", { name: "Carregar mais" }).click();
  await expect(titles).toHaveCount(21);
  // Older than the loaded part: it is read in the other tab before this one loads it.
  await other.getByRole("link", { name: "Carregar mais" }).click();
  await expect(other.getByRole("listitem").getByRole("heading")).toHaveCount(21);
  await other.getByRole("link", { name: "Carregar mais" }).click();
  await other.getByRole("button", { name: "Marcar como lida: Aviso 02" }).click();
  await expect(page.getByText("20 não lidas.")).toBeVisible();
  await page.getByRole("link", { name: "Carregar mais" }).click();
  await expect(titles).toHaveCount(24);
  const shown = await titles.allTextContents();
  expect(shown.map((title) => title.replace("Não lida: ", ""))).toEqual([
    "Aviso que chegou depois",
    ...numbered(23).reverse(),
  ]);
});

test("notifications: the list continues by its address if scripts can't load more", async ({
  page,
  portal,
}) => {
  const ana = await makeMember();
  await notify(ana, numbered(12));
  await startSessionOf(page, ana);
  await portal.open(PATH);
  const more = await page.getByRole("link", { name: "Carregar mais" }).getAttribute("href");
  await portal.open(more ?? "");
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveText([
    "Não lida: Aviso 02",
    "Não lida: Aviso 01",
  ]);
});
