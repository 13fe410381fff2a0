import { expect } from "@playwright/test";
import sharp from "sharp";
import { callCms } from "../support/cms.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

const FORUM = "/pt-BR/app/forum";
const ARRIVES_WITHIN_MS = 2_000;

type Made = { id: string };

test("forum: an answer with picture, quote and mention arrives live, and the other's draft stays", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember({ firstName: "Bia" })];
  const title = `Uma conversa ao vivo ${ana.directusUserId.slice(0, 8)}`;
  const { id } = await callCms<Made>("POST", "/items/forum_posts", {
    ...{ title, body: "Onde se registra a bicicleta?", status: "open", type: "question" },
  });
  const first = await callCms<Made>("POST", "/items/comments", {
    ...{ targetType: "forum", target: id, status: "published" },
    body: "Na loja, com a nota fiscal.",
  });
  await callCms("PATCH", `/items/comments/${first.id}`, { user_created: ana.directusUserId });
  const path = `${FORUM}/${id}`;
  const others = await browser.newContext();
  try {
    await startSessionOf(page, ana);
    const connected = page.waitForEvent("websocket", (socket) => socket.url().includes("/hubs/"));
    await visit(page, path);
    await connected;
    const draft = page.getByLabel("Sua resposta");
    await draft.fill("Comigo foi diferente: ");

    const second = await others.newPage();
    await startSessionOf(second, bia);
    await visit(second, path);
    const field = second.getByLabel("Sua resposta");
    await second.getByText("Na loja, com a nota fiscal.").selectText();
    await second.getByRole("button", { name: "Citar" }).last().click();
    await expect(field).toHaveValue(/^> \*\*Ana T\.:\*\*\n>\n> Na loja, com a nota fiscal\.\n\n$/);
    await second.getByRole("button", { name: "Imagem" }).click();
    const file = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#0d6b80" },
    })
      .png()
      .toBuffer();
    await second
      .getByLabel("Arquivo")
      .setInputFiles({ name: "nota.png", mimeType: "image/png", buffer: file });
    await second.getByLabel("O que a imagem mostra").fill("A nota fiscal");
    await second.getByRole("button", { name: "Enviar e colocar no texto" }).click();
    await expect(field).toHaveValue(/!\[A nota fiscal\]\(imagem:[\w-]+\/40x30\)\n\n$/);
    await field.press("Control+End");
    await field.pressSequentially("Obrigada, @an");
    await second.getByRole("option", { name: /Ana T\./ }).click();
    await expect(field).toHaveValue(/Obrigada, @Ana $/);
    const stored = second.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/app/comments"),
    );
    await second.getByRole("button", { name: "Responder ao tópico" }).click();
    await stored;

    const bar = page.getByRole("button", { name: "1 resposta nova" });
    await expect(bar).toBeVisible({ timeout: ARRIVES_WITHIN_MS });
    await expect(page).toHaveTitle(/1 resposta nova · /);
    await expect(draft).toBeFocused();
    await expect(draft).toHaveValue("Comigo foi diferente: ");
    await portal.expectAccessible();

    const list = await page.context().newPage();
    await visit(list, FORUM);
    const card = list.getByRole("listitem").filter({ hasText: title });
    await expect(card.getByText("1 resposta nova")).toBeVisible();
    await list.close();

    await bar.click();
    const answer = page.locator("#comentario-2");
    await expect(answer).toBeFocused();
    await expect(answer.locator("blockquote")).toContainText("Na loja, com a nota fiscal.");
    await expect(answer.locator("strong", { hasText: "@Ana" })).toBeVisible();
    const picture = answer.getByRole("img", { name: "A nota fiscal" });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(40);
    await expect(page).not.toHaveTitle(/resposta nova/);
    await expect(draft).toHaveValue("Comigo foi diferente: ");
    await portal.expectAccessible();
  } finally {
    await others.close();
    await callCms("DELETE", `/items/forum_posts/${id}`);
  }
});
