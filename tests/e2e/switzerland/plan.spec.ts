import type { Browser, Page } from "@playwright/test";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, visit, waitUntilHydrated } from "../support/portal";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PLAN = "/pt-BR/app/plan";

const stepNamed = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ hasText: title });

async function saveArrival(page: Page, day: string): Promise<void> {
  await page.getByLabel("Dia da chegada").fill(day);
  await page.getByRole("button", { name: "Salvar e calcular os prazos" }).click();
}

/** A page of the same session in a browser without scripts. */
async function openWithoutScripts(
  page: Page,
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

test("plan: a newcomer writes the day of arrival, ticks the next step, and takes it back", async ({
  page,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, PLAN);
  await saveArrival(page, "2030-02-01");
  await expect(page.getByText("Prazos contados a partir de 1 de fevereiro de 2030.")).toBeVisible();
  const registration = stepNamed(page, "Registrar-se na comuna").first();
  await expect(registration).toContainText("até 15 de fevereiro de 2030");
  await registration.getByText("Registrar-se na comuna", { exact: true }).click();
  await registration.getByRole("button", { name: /^Marcar como feito/ }).click();
  await expect(page.getByText("Feito: Registrar-se na comuna.")).toBeVisible();
  await expect(page.getByText(/^1 de \d+ feito$/)).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("De volta ao plano: Registrar-se na comuna.")).toBeVisible();
});

test("plan: back from a step's guide, and a reload, find the step open and in sight", async ({
  page,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, PLAN);
  await saveArrival(page, "2030-02-01");
  const registration = stepNamed(page, "Registrar-se na comuna").first();
  await expect(registration).toContainText("até 15 de fevereiro de 2030");
  await registration.getByText("Registrar-se na comuna", { exact: true }).click();
  await expect(page).toHaveURL(/#passo-registration$/);
  const guide = registration.getByRole("link", { name: /^Ler o guia/ });
  await guide.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Primeiros 14 dias/ })).toBeVisible();
  await page.goBack();
  await expect(guide).toBeInViewport();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(guide).toBeVisible();
  await expect(registration).toBeInViewport();
  await registration.getByText("Registrar-se na comuna", { exact: true }).click();
  await expect(guide).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === "");
});

test("plan: a member who joins late marks what is done in one form, without scripts", async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  const form = await openWithoutScripts(page, { browser, baseURL });
  await form.goto(PLAN);
  const arrival = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
  await saveArrival(form, arrival);
  const offer = form.getByRole("form", { name: "Você chegou há 3 meses. Marque o que já fez" });
  await offer.getByRole("button", { name: "Salvar o que marquei" }).click();
  await expect(offer.getByRole("alert")).toContainText("Marque pelo menos um passo");
  await visit(page, PLAN);
  await portal.expectAccessible();
  await offer.getByRole("checkbox", { name: "Registrar-se na comuna" }).check();
  await offer.getByRole("checkbox", { name: "Abrir conta no banco" }).check();
  await offer.getByRole("button", { name: "Salvar o que marquei" }).click();
  await expect(form.getByText("2 passos marcados como feitos.")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await form.getByRole("button", { name: "Desfazer" }).click();
  await expect(offer.getByRole("checkbox", { name: "Registrar-se na comuna" })).toBeVisible();
  await form.context().close();
});

test("situation: a link opens the field of its day in focus, also without scripts", async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, PLAN);
  await saveArrival(page, "2020-02-01");
  await expect(page.getByText("Prazos contados a partir de 1 de fevereiro de 2020.")).toBeVisible();
  await page.getByRole("link", { name: "Algo mudou na sua vida?" }).click();
  await expect(page.getByRole("group", { name: "Datas da sua vida" })).toBeInViewport();
  await portal.expectAccessible();
  const address = `${PLAN}/situation?ask=cantonMove#event-cantonMove`;
  const form = await openWithoutScripts(page, { browser, baseURL });
  await form.goto(address);
  await expect(form.getByLabel("Mudança para outro cantão")).toBeFocused();
  await form.getByLabel("Mudança para outro cantão").fill("2031-05-01");
  await form.getByLabel("Cantão novo").selectOption({ label: "Vaud" });
  await form.getByRole("button", { name: "Salvar minha situação" }).click();
  await expect(form.getByText("Salvo. Seu plano já conta com isto.")).toBeVisible();
  await form.context().close();
  await visit(page, `${PLAN}?step=canton-register`);
  await expect(page.getByRole("link", { name: "Prêmios de saúde: Vaud" }).first()).toBeVisible();
});

test("plan: a family is marked person by person", async ({ page, portal }) => {
  await startSessionOf(page, await makeMember());
  await visit(page, `${PLAN}/situation`);
  await page.getByLabel("Dia da chegada à Suíça").fill("2030-02-01");
  await page.getByLabel("Marido, esposa ou parceiro").check();
  await page.getByLabel("Filhos", { exact: true }).check();
  await page.getByLabel("Filho ou filha 1").fill("2022");
  await page.getByRole("button", { name: "Salvar minha situação" }).click();
  await page.getByRole("link", { name: "Voltar ao plano" }).click();
  const registration = stepNamed(page, "Registrar-se na comuna").first();
  await registration.getByText("Registrar-se na comuna", { exact: true }).click();
  await portal.expectAccessible();
  const child = "Registrar-se na comuna (filho ou filha 1 (2022))";
  await registration.getByRole("button", { name: `Marcar como feito: ${child}` }).click();
  await expect(
    page.getByText("Feito: Registrar-se na comuna, filho ou filha 1 (2022)."),
  ).toBeVisible();
  await expect(registration).toContainText("1 de 3 pessoas fez");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(registration).toContainText("nenhuma de 3 pessoas fez");
});

test("plan: the situation brings and takes away steps, and a resident registers nothing", async ({
  page,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, PLAN);
  await page.getByRole("link", { name: "Minha situação" }).click();
  await page.getByLabel("Dia da chegada à Suíça").fill("2020-02-01");
  await page.getByLabel("Último dia no emprego").fill("2031-01-31");
  await portal.expectAccessible();
  await page.getByRole("button", { name: "Salvar minha situação" }).click();
  await expect(page.getByText("Salvo. Seu plano já conta com isto.")).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao plano" }).click();
  await expect(page.getByRole("heading", { name: "Meu plano Suíça" })).toBeVisible();
  await expect(page.getByText("RAV").first()).toBeAttached();
  await expect(stepNamed(page, "Registrar-se na comuna")).toHaveCount(0);
});

test("letter: from the list to a PDF in the office's language, with the Portuguese beside it", async ({
  page,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, "/pt-BR/app/letters");
  await portal.expectAccessible();
  await page.getByRole("link", { name: "Cancelar o seguro de saúde básico" }).click();
  await page.getByLabel("Seu nome completo").fill("Ana Souza");
  await page.getByLabel("Seu endereço").fill("Langstrasse 1\n8004 Zürich");
  await page.getByLabel("Para quem").fill("Muster Kasse AG\n3000 Bern");
  await page.getByLabel("Cidade onde você escreve").fill("Zürich");
  await page.getByLabel("Número de segurado").fill("123.456");
  await page.getByLabel("Último dia na seguradora atual").fill("2026-12-31");
  await page.getByLabel("Língua da carta").selectOption("Alemão");
  await page.getByRole("button", { name: "Ver a carta" }).click();
  await expect(page).toHaveURL(/language=de$/);
  const letter = page.getByRole("figure", { name: "Para enviar, em alemão" });
  await expect(letter).toContainText("31. Dezember 2026");
  await expect(letter).toContainText("Einschreiben");
  await portal.expectAccessible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar em PDF" }).click();
  expect((await downloading).suggestedFilename()).toBe("carta-cancel-insurer.pdf");
});
