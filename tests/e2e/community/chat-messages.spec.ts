import { expect, type Browser, type Page, type Request } from "@playwright/test";
import sharp from "sharp";
import { callCms } from "../support/cms.ts";
import { browserOf, chatWith, log, write } from "../support/conversations.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit, waitUntilHydrated } from "../support/portal.ts";

async function openMenu(page: Page, message: string): Promise<void> {
  const row = log(page).getByRole("listitem").filter({ hasText: message });
  await row.getByRole("link", { name: "Opções da mensagem" }).last().click();
}

/** Two members in conversation, each in a separate browser. */
async function talking(page: Page, browser: Browser) {
  const [ana, bia] = [await makeMember(), await makeMember()];
  await startSessionOf(page, ana);
  await visit(page, chatWith(bia));
  await write(page, "Oi, Bia");
  await expect(log(page).getByText("Enviada")).toBeVisible();
  const other = await browserOf(browser, bia);
  await visit(other, chatWith(ana));
  await write(other, "Oi, Ana");
  await expect(log(page).getByText("Oi, Ana")).toBeVisible();
  return { ana, bia, other };
}

test("chat: both members see a message being answered, reacted to, edited and deleted", async ({
  page,
  portal,
  browser,
}) => {
  const { other } = await talking(page, browser);
  await openMenu(page, "Oi, Ana");
  await page.getByRole("link", { name: "Responder" }).click();
  await write(page, "Tudo bem por aí?");
  await expect(log(other).getByRole("blockquote")).toContainText("Oi, Ana");
  await openMenu(other, "Tudo bem por aí?");
  await other.getByRole("button", { name: "Reagir com 👍" }).click();
  await expect(log(page).getByText(/reagiu com 👍/)).toBeAttached();
  await openMenu(page, "Tudo bem por aí?");
  await portal.expectAccessible();
  await page.getByRole("link", { name: "Editar" }).click();
  await page.getByRole("textbox", { name: "Editar a mensagem" }).fill("Tudo bem em Zug?");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(log(other).getByText("Tudo bem em Zug?")).toBeVisible();
  await expect(log(other).getByText("Editada")).toBeVisible();
  await openMenu(page, "Tudo bem em Zug?");
  await page.getByText("Apagar…", { exact: true }).click();
  await page.getByRole("button", { name: "Apagar para os dois" }).click();
  await expect(log(other).getByText("Mensagem apagada")).toBeVisible();
  await expect(log(other).getByText("Tudo bem em Zug?")).toBeHidden();
  await other.close();
});

test("chat: a picture arrives with its description, and a draft continues in another browser", async ({
  page,
  portal,
  browser,
}) => {
  const { ana, bia, other } = await talking(page, browser);
  await waitUntilHydrated(page);
  await page.reload();
  await waitUntilHydrated(page);
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#2a6f97" },
  })
    .png()
    .toBuffer();
  const file = { name: "lago.png", mimeType: "image/png", buffer };
  await page.getByLabel("Anexar imagem").setInputFiles(file);
  await page.getByLabel("Descrição da imagem (opcional)").fill("O lago de Zug");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const picture = log(other).getByRole("img", { name: "O lago de Zug" });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("naturalWidth", 900);
  await portal.expectAccessible();

  const stored = page.waitForResponse((answer) => answer.url().endsWith("/app/drafts"));
  await page.getByRole("textbox", { name: /^Mensagem para/ }).fill("Começo de uma frase");
  await stored;
  const second = await browserOf(browser, ana);
  await visit(second, chatWith(bia));
  await expect(second.getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue(
    "Começo de uma frase",
  );
  await second.close();
  await other.close();
});

test("chat: a member without read receipts sees none, and the link shows the count of unread chats", async ({
  page,
  portal,
  browser,
}) => {
  const { bia, other } = await talking(page, browser);
  await portal.open("/pt-BR/app/chat");
  await page.getByText("Confirmações de leitura").click();
  await page.getByRole("button", { name: "Desligar" }).click();
  await page.getByText("Confirmações de leitura").click();
  await expect(page.getByText("Ninguém vê quando você leu")).toBeVisible();
  await portal.open("/pt-BR/app/support");
  await write(other, "Viu isto?");
  await expect(log(other).getByText("Enviada")).toBeVisible();
  await portal.open("/pt-BR/app/support");
  await expect(page.getByRole("link", { name: /^Conversas 1 / }).first()).toBeVisible();
  await portal.open(chatWith(bia));
  await expect(log(page).getByText("Viu isto?")).toBeVisible();
  await expect(log(other).getByText(/^Lida às/)).toBeHidden();
  await other.close();
});

test("chat: a page with an open conversation receives notifications over its hub, without a separate stream", async ({
  page,
  browser,
}) => {
  const streams: Request[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "eventsource") streams.push(request);
  });
  const end = (request: Request) => {
    if (streams.includes(request)) streams.splice(streams.indexOf(request), 1);
  };
  page.on("requestfailed", end).on("requestfinished", end);
  const { ana, other } = await talking(page, browser);
  // Its hub is connected by now.
  await write(other, "Está aí?");
  await expect(log(page).getByText("Está aí?")).toBeVisible();
  await expect.poll(() => streams.length).toBe(0);
  // Unread messages are recounted by now.
  await expect(log(other).getByText(/^Lida às/)).toBeVisible();
  const anew = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(".data"));
  await callCms("POST", "/items/Notification", {
    ...{ owner: ana.directusUserId, title: "Um aviso", url: "/app/feedback" },
  });
  await anew;
  expect(streams).toEqual([]);
  await other.close();
});

test("chat: a portal link in a message becomes a card of what its reader may see, without moving the layout", async ({
  page,
  browser,
}) => {
  const { other } = await talking(page, browser);
  const title = `Imposto ${crypto.randomUUID().slice(0, 8)}`;
  const slug = `teste-${crypto.randomUUID()}`;
  const article = await callCms<{ id: string }>("POST", "/items/articles", {
    ...{ title, slug, summary: "Resumo.", body: "<p>Texto.</p>" },
    ...{ status: "published", access: "paying", publishedAt: new Date().toISOString() },
  });
  try {
    const path = `/pt-BR/app/articles/${slug}`;
    // The second browser shows the link before its title is loaded.
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await other.route("**/app/chat/shared-pages?*", async (route) => {
      await held;
      await route.continue();
    });
    await write(page, `Leia isto: ${path}`);
    const bare = log(other).getByRole("link", { name: `Página do portal ${path}` });
    await expect(bare).toBeVisible();
    const before = await bare.boundingBox();
    letThrough();
    const card = log(other).getByRole("link", { name: new RegExp(title) });
    await expect(card).toHaveText(`ArtigoPara assinantes ${title}`);
    expect(await card.boundingBox()).toEqual(before);
    await expect(log(other).getByText(`Leia isto: ${path}`)).toBeVisible();
    await card.click();
    await expect(other.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await visit(other, `/pt-BR/app/chat?${new URLSearchParams({ share: path })}`);
    await other.getByRole("link", { name: /Leia isto/ }).click();
    const field = other.getByRole("textbox", { name: /^Mensagem para/ });
    await expect(field).toHaveValue(new RegExp(`${path}$`));
    await other.getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(log(page).getByRole("link", { name: new RegExp(title) })).toHaveCount(2);
  } finally {
    await callCms("DELETE", `/items/articles/${article.id}`);
  }
  await other.close();
});
