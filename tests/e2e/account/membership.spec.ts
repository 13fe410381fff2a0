import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { folderIds } from "../../../contract/account/roles";
import { callCms } from "../support/cms";
import { findMail } from "../support/mails";
import { logIn, makeMember, type MadeMember, startSessionOf } from "../support/members";
import { expect, test, visit, waitUntilHydrated } from "../support/portal";

/**
 * Acceptance: a changed role reaches an open tab within 10 s, a suspension within 60 s. On a busy machine
 * up to three times as long is allowed.
 */
const ROLE_FELT_MS = 30_000;
const OUT_WITHIN_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

type Claim = { id: string; proof: { folder: string; type: string } };

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The browser logs a locked page's 402 and a refused file's 400 as errors. */
test.use({ viewport: { width: 1366, height: 900 }, allowedErrors: [/40[02]/] });

async function give(member: MadeMember, values: Record<string, unknown> = {}): Promise<string> {
  const entitlement = {
    user: member.directusUserId,
    source: "gift",
    plan: "none",
    status: "active",
    validFrom: inDays(-1),
    validUntil: inDays(30),
    providerRef: `teste-${randomUUID()}`,
    ...values,
  };
  return (await callCms<{ id: string }>("POST", "/items/entitlements", entitlement)).id;
}

async function chooseZurich(page: Page): Promise<void> {
  const map = page.getByRole("complementary", { name: "Escolha um cantão" });
  await map.getByRole("button", { name: "Zurique", exact: true }).press("Enter");
}

const figuresOfMap = (page: Page) => page.getByText("CHF 7’502");

test("membership: canton figures appear in the open tab when a gift is entered, and disappear when it ends", async ({
  page,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await visit(page, "/pt-BR/app/cantons/GE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Este conteúdo faz parte da assinatura",
  );
  const gift = await give(member);
  await expect(page.getByRole("heading", { level: 1, name: "Genebra" })).toBeVisible({
    timeout: ROLE_FELT_MS,
  });
  const rents = page.getByRole("figure", { name: "Aluguel por número de cômodos" });
  await expect(rents).toBeVisible();

  await callCms("PATCH", `/items/entitlements/${gift}`, { status: "expired" });
  await expect(page.getByText("Este conteúdo faz parte da assinatura")).toBeVisible({
    timeout: ROLE_FELT_MS,
  });
  await expect(rents).toHaveCount(0);
});

test("membership: a role changed by hand also reaches the map of another open tab", async ({
  page,
  context,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await visit(page, "/pt-BR/app");
  const second = await context.newPage();
  await visit(second, "/pt-BR/app");
  for (const tab of [page, second]) {
    await chooseZurich(tab);
    await expect(tab.getByText("fazem parte do plano pago").first()).toBeVisible();
  }
  const user = `/users/${member.directusUserId}`;
  await callCms("PATCH", user, { role: "10000000-0000-4000-8000-000000000003" });
  for (const tab of [page, second])
    await expect(tab.getByText("fazem parte do plano pago")).toHaveCount(0, {
      timeout: ROLE_FELT_MS,
    });
  await expect(figuresOfMap(second).first()).toBeVisible();
  await callCms("PATCH", user, { role: "10000000-0000-4000-8000-000000000002" });
  await expect(second.getByText("fazem parte do plano pago").first()).toBeVisible({
    timeout: ROLE_FELT_MS,
  });
});

test.describe("suspended member", () => {
  test.use({ allowedErrors: [/401/] });

  test("is logged out of the open tab with an explanation, and loses no data", async ({ page }) => {
    const member = await makeMember();
    await startSessionOf(page, member);
    await visit(page, "/pt-BR/app/news");
    const user = `/users/${member.directusUserId}`;
    await callCms("PATCH", user, { status: "suspended" });
    await expect(page).toHaveURL(/\/pt-BR\/login\?redirect=%2Fpt-BR%2Fapp%2Fnews/, {
      timeout: OUT_WITHIN_MS,
    });
    await expect(page.getByText("Sua sessão foi encerrada")).toBeVisible();
    await callCms("PATCH", user, { status: "active" });
    await logIn(page, member);
  });
});

test("membership: a locked canton says what it contains, how to unlock it, and leads to the open sample with its sources", async ({
  page,
  portal,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  const answer = await visit(page, "/pt-BR/app/cantons/BE");
  expect(answer?.status()).toBe(402);
  await expect(page.getByRole("link", { name: "Conhecer a assinatura" })).toBeVisible();
  await expect(page.locator("main").getByText(/CHF/)).toHaveCount(0);
  await page.getByRole("link", { name: "Ver um cantão inteiro de graça: Zurique" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zurique" })).toBeVisible();
  await expect(page.getByText(/^Fonte:/).first()).toBeVisible();
  const inLowerCase = await page.request.get("/pt-BR/app/cantons/zh");
  expect([inLowerCase.status(), new URL(inLowerCase.url()).pathname]).toEqual([
    200,
    "/pt-BR/app/cantons/ZH",
  ]);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Conhecer a assinatura" })).toBeVisible();
  await waitUntilHydrated(page);
  await portal.expectAccessible();
});

test("membership: a member of the YouTube channel claims access, proves it and gets it while the page is open", async ({
  page,
  portal,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await portal.open("/pt-BR/app/membership/youtube");
  await page.getByLabel("Endereço do seu canal").fill("https://example.com/@canal");
  await page.getByRole("button", { name: "Pedir o código" }).click();
  await expect(page.getByText("Use o endereço do seu canal no YouTube").first()).toBeVisible();
  await page.getByLabel("Endereço do seu canal").fill("https://www.youtube.com/@canal.de.teste");
  await page.getByRole("button", { name: "Pedir o código" }).click();
  const code = page.getByText(/^PS-[2-9A-Z]{8}$/);
  await expect(code).toBeVisible();
  await portal.expectAccessible();

  const proof = page.getByLabel("Imagem que comprove que você é membro");
  const send = page.getByRole("button", { name: "Enviar o comprovante" });
  const drawing = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  await proof.setInputFiles(drawing);
  await send.click();
  await expect(proof).toHaveAccessibleDescription(/Escolha uma imagem em JPEG, PNG ou WebP/);
  await proof.setInputFiles({ ...drawing, buffer: Buffer.alloc(6 * 1024 * 1024, 1) });
  await send.click();
  await expect(proof).toHaveAccessibleDescription(/Escolha uma imagem de até 5 MB/);
  await proof.setInputFiles({ ...drawing, buffer: await page.screenshot() });
  await send.click();
  await expect(page.getByText("Comprovante recebido")).toBeVisible();
  await portal.expectAccessible();

  const filter = `filter[code][_eq]=${await code.textContent()}&fields=id,proof.folder,proof.type`;
  const [claim] = await callCms<Claim[]>("GET", `/items/membership_claims?${filter}`);
  expect(claim?.proof).toEqual({ folder: folderIds.claims, type: "image/webp" });
  await callCms("PATCH", `/items/membership_claims/${claim?.id}`, { state: "approved" });
  await expect(page.getByText("Aprovado")).toBeVisible({ timeout: ROLE_FELT_MS });
  const mail = await findMail(member.email, /acesso de membro do YouTube/);
  expect(mail.text).toContain("foi aprovado");
  await visit(page, "/pt-BR/app/cantons/GE");
  await expect(page.getByRole("heading", { level: 1, name: "Genebra" })).toBeVisible();
});
