import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { callCms } from "../support/cms.ts";
import { findMail } from "../support/mails.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

type Ticket = { id: string; number: number; member: string | null; context: object };

async function findTicket(filter: Record<string, unknown>): Promise<Ticket> {
  const query = encodeURIComponent(JSON.stringify(filter));
  const [ticket] = await callCms<Ticket[]>("GET", `/items/tickets?filter=${query}`);
  if (!ticket) throw new Error("No such ticket");
  return ticket;
}

test("support: a member writes, an editor answers in Directus, and the member is notified", async ({
  page,
  portal,
}) => {
  const ana = await makeMember();
  const subject = `Não consigo abrir ${crypto.randomUUID()}`;
  await startSessionOf(page, ana);
  await portal.open("/pt-BR/app/support");
  await portal.expectAccessible();
  await page.getByLabel("O que você precisa resolver?").fill("seguro de saúde");
  await page.getByRole("button", { name: "Procurar" }).click();
  const found = page.getByRole("link", { name: /seguro de saúde/ }).first();
  await expect(found).toHaveAttribute("href", /^\/pt-BR\/app\/news\//);

  await page.getByLabel("Tema").selectOption("technical");
  await page.getByLabel("Assunto").fill(subject);
  await page.getByLabel("Mensagem").fill("curto");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("alert")).toContainText("20 a 5.000");
  await page.getByLabel("Mensagem").fill("A página abre em branco quando eu clico no menu.");
  await page.getByLabel("Anexos").setInputFiles({
    name: "tela.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await page.getByText("Dados técnicos que vão junto", { exact: true }).click();
  await page.getByLabel(/^Navegador:/).uncheck();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Mensagem enviada: pedido")).toBeVisible();
  const copy = await findMail(ana.email, /Recebemos sua mensagem/);
  expect(copy.text).toContain("A página abre em branco");

  const ticket = await findTicket({ subject: { _eq: subject } });
  expect(ticket.member).toBe(ana.directusUserId);
  expect(Object.keys(ticket.context)).not.toContain("browser");
  expect(Object.keys(ticket.context)).toContain("requestId");

  const answer = { ticket: ticket.id, body: "Atualize a página, por favor." };
  await callCms("POST", "/items/ticket_messages", answer);
  const mail = await findMail(ana.email, /suporte respondeu/);
  expect(mail.text).toContain("Atualize a página, por favor.");
  await portal.open(`/pt-BR/app/support/${ticket.number}`);
  await expect(page.getByText("Equipe do portal")).toBeVisible();
  await expect(page.getByText("Respondido")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "tela.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("tela.pdf");
  expect(await readFile(await download.path(), "latin1")).toContain("%PDF-1.4");
  await page.getByLabel("Sua resposta").fill("Agora abriu, obrigada.");
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(page.getByText("Agora abriu, obrigada.")).toBeVisible();
  await expect(page.getByText("Em análise")).toBeVisible();
  await portal.expectAccessible();
});

test.describe("ticket of another member", () => {
  test("is not found", async ({ page }) => {
    const [ana, bruno] = [await makeMember(), await makeMember()];
    const number = 7_000_000 + Math.floor(Math.random() * 900_000);
    await callCms("POST", "/items/tickets", {
      number,
      member: ana.directusUserId,
      subject: "Assunto da Ana",
      topic: "other",
    });
    await startSessionOf(page, bruno);
    const answer = await page.request.get(`/pt-BR/app/support/${number}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain("Assunto da Ana");
  });
});

test("support: a visitor who can't log in writes without an account and gets a number by mail", async ({
  page,
  portal,
}) => {
  const email = `fora-${crypto.randomUUID()}@example.com`;
  await portal.open("/pt-BR/contact");
  await portal.expectAccessible();
  await page.getByLabel("Seu e-mail").fill(email);
  await page.getByLabel("Tema").selectOption("account");
  await page.getByLabel("Assunto").fill("Minha conta está suspensa");
  await page.getByLabel("Mensagem").fill("Gostaria de saber por que não consigo entrar.");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Mensagem recebida: pedido")).toBeVisible();
  const mail = await findMail(email, /Recebemos sua mensagem/);
  expect(mail.text).not.toContain("Gostaria de saber");
  expect((await findTicket({ email: { _eq: email } })).member).toBeNull();
});

test("ideas: similar ones are shown first, each member has one vote, and followers are notified of the status", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bruno] = [await makeMember(), await makeMember()];
  // Unique words, so that ideas of other runs are not similar.
  const words = crypto.randomUUID().split("-").slice(0, 3).join(" ");
  const title = `Calendário ${words}`;
  await startSessionOf(page, ana);
  await portal.open("/pt-BR/app/feedback");
  await portal.expectAccessible();
  await page.getByLabel("Título").fill(title);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Recebemos.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Você apoia: ${title}` })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await startSessionOf(theirs, bruno);
  await visit(theirs, "/pt-BR/app/feedback?sort=new");
  await theirs.getByLabel("Título").fill(`Quero um calendário ${words}`);
  await theirs.getByRole("button", { name: "Enviar", exact: true }).click();
  const similar = theirs.getByRole("status").filter({ hasText: "Já existe algo parecido?" });
  await similar.getByRole("button", { name: `Apoiar: ${title}` }).click();
  const list = theirs.getByRole("region", { name: "O que já foi dito" });
  const row = list.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("2 apoios")).toBeVisible();

  const query = encodeURIComponent(JSON.stringify({ title: { _eq: title } }));
  const found = await callCms<{ id: string }[]>("GET", `/items/ideas?filter=${query}`);
  const id = found.map((idea) => idea.id).join();
  await expect(callCms("PATCH", `/items/ideas/${id}`, { status: "declined" })).rejects.toThrow(
    "Escreva o motivo",
  );
  await callCms("PATCH", `/items/ideas/${id}`, {
    status: "declined",
    reason: "Já existe em outro lugar.",
  });
  await visit(theirs, "/pt-BR/app/feedback?sort=new&status=declined");
  await expect(row.getByText("Já existe em outro lugar.")).toBeVisible();
  await row.getByRole("link", { name: title }).click();
  await expect(theirs).toHaveURL(new RegExp(`/pt-BR/app/feedback/${id}$`));
  await expect(theirs.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const teamAnswer = theirs.getByRole("region", { name: "Resposta da equipe" });
  await expect(teamAnswer.getByText("Já existe em outro lugar.")).toBeVisible();
  await theirs.getByRole("button", { name: `Você apoia: ${title}` }).click();
  await expect(theirs.getByText("1 apoio", { exact: true })).toBeVisible();
  await theirs.getByRole("button", { name: `Apoiar: ${title}` }).click();
  await expect(theirs.getByText("2 apoios")).toBeVisible();
  const received = encodeURIComponent(JSON.stringify({ target: { _eq: id } }));
  const notices = () =>
    callCms<{ owner: string; url: string }[]>("GET", `/items/Notification?filter=${received}`);
  const owners = () => notices().then((rows) => rows.map(({ owner }) => owner).sort());
  await expect.poll(owners).toEqual([ana.directusUserId, bruno.directusUserId].sort());
  const addresses = new Set((await notices()).map(({ url }) => url));
  expect([...addresses]).toEqual([`/app/feedback/${id}`]);
});
