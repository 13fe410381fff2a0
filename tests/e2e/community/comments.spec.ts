import { expect } from "@playwright/test";
import { callCms, publishNews, removeNews } from "../support/cms.ts";
import { makeMember, setListed, startSessionOf, surnameOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

test("comments: an answer is announced and liked, and remains when the first comment is deleted", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bia] = [await makeMember(), await makeMember({ firstName: "Bia" })];
  const news = await publishNews("Uma notícia para conversar");
  const path = `/pt-BR/app/news/${news.slug}`;
  const others = await browser.newContext();
  try {
    await startSessionOf(page, ana);
    await visit(page, path);
    const thread = page.getByRole("region", { name: "Comentários" });
    await thread.scrollIntoViewIfNeeded();
    await expect(thread.getByText("Ninguém comentou ainda")).toBeVisible();
    await thread.getByRole("button", { name: "Comentar" }).click();
    await expect(thread.getByText("Escreva alguma coisa antes de enviar.")).toBeVisible();
    await thread.getByLabel("Seu comentário").fill("Alguém já fez isto em <b>Berna</b>?");
    await thread.getByRole("button", { name: "Comentar" }).click();
    await expect(thread.getByText("Alguém já fez isto em <b>Berna</b>?")).toBeVisible();
    await expect(thread.getByText("1 comentário", { exact: true })).toBeVisible();
    await portal.expectAccessible();

    const second = await others.newPage();
    await startSessionOf(second, bia);
    await visit(second, `${path}#comentarios`);
    const theirs = second.getByRole("region", { name: "Comentários" });
    await theirs.getByRole("button", { name: "Responder" }).click();
    await theirs.getByLabel(/^Sua resposta a/).fill("Eu fiz, levou duas semanas.");
    await theirs.getByRole("button", { name: "Responder" }).last().click();
    await expect(theirs.getByText("Eu fiz, levou duas semanas.")).toBeVisible();
    await expect(theirs.getByText("Enviando…")).toBeHidden();
    await theirs
      .getByRole("button", { name: /^Curtir o comentário/ })
      .first()
      .click();
    await expect(theirs.getByText("1 curtida")).toBeVisible();

    // The notification is written after the response; the open page receives it later.
    await visit(page, "/pt-BR/app/notifications");
    await page.getByRole("link", { name: /Bia/ }).first().click();
    await expect(page).toHaveURL(new RegExp(news.slug));
    await expect(thread.getByText("Eu fiz, levou duas semanas.")).toBeVisible();
    await thread.getByRole("button", { name: "Apagar" }).click();
    await thread.getByRole("button", { name: "Apagar mesmo?" }).click();
    await expect(thread.getByText("Comentário apagado por quem o escreveu.")).toBeVisible();
    await expect(thread.getByText("Eu fiz, levou duas semanas.")).toBeVisible();
  } finally {
    await others.close();
    await removeNews(news.id);
  }
});

test("correction: selected text becomes a proposal; the editors accept it, and the text names its author", async ({
  page,
  portal,
}) => {
  const ana = await makeMember();
  const news = await publishNews("Uma notícia com um erro");
  try {
    await startSessionOf(page, ana);
    await visit(page, `/pt-BR/app/news/${news.slug}`);
    const sentence = page.getByText("Texto da notícia.");
    await sentence.click({ clickCount: 3 });
    await page.getByRole("button", { name: "Propor correção", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Propor correção" });
    await expect(form.getByLabel("Trecho do texto")).toHaveValue("Texto da notícia.");
    await form.getByRole("button", { name: "Enviar proposta" }).click();
    await expect(form.getByText("Preencha este campo.")).toBeVisible();
    await form.getByLabel("Como deveria ficar").fill("Texto da notícia corrigida.");
    await form.getByLabel("Por quê? (opcional)").fill("Faltava uma palavra.");
    await portal.expectAccessible();
    await form.getByRole("button", { name: "Enviar proposta" }).click();
    await expect(form.getByText("Proposta enviada")).toBeVisible();
    await form.getByRole("button", { name: "Fechar" }).last().click();
    await expect(form).toBeHidden();

    const query = `filter[target][_eq]=${news.id}&fields=id,status,body,anchor`;
    const [task] = await callCms<{ id: string }[]>("GET", `/items/comments?${query}`);
    expect(task).toMatchObject({
      status: "suggested",
      anchor: { quote: "Texto da notícia." },
      body: "Proposta: Texto da notícia corrigida.\n\nMotivo: Faltava uma palavra.",
    });
    await callCms("PATCH", `/items/comments/${task?.id}`, { status: "accepted" });
    const ofAna = `/items/Notification?filter[owner][_eq]=${ana.directusUserId}&fields=id`;
    await expect.poll(() => callCms<object[]>("GET", ofAna)).toHaveLength(1);
    await visit(page, "/pt-BR/app/notifications");
    await page.getByRole("link", { name: "Sua sugestão de correção foi aceita" }).click();
    const thread = page.getByRole("region", { name: "Comentários" });
    await thread.scrollIntoViewIfNeeded();
    await expect(thread.getByText(/^Correções de Ana/)).toBeVisible();
    await expect(thread.getByText("Ninguém comentou ainda")).toBeVisible();
  } finally {
    await removeNews(news.id);
  }
});

test("correction: can be proposed by keyboard alone", async ({ page, portal }) => {
  const news = await publishNews("Uma notícia para o teclado");
  try {
    await startSessionOf(page, await makeMember());
    await visit(page, `/pt-BR/app/news/${news.slug}`);
    await page.getByRole("button", { name: "Propor correção no texto" }).focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Propor correção" });
    await expect(form.getByLabel("Trecho do texto")).toBeFocused();
    await page.keyboard.type("Mais texto.");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Menos texto.");
    await portal.expectAccessible();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await expect(page.getByRole("button", { name: "Propor correção no texto" })).toBeFocused();
  } finally {
    await removeNews(news.id);
  }
});

test("correction: can be proposed without scripts on the page of the conversation", async ({
  browser,
}) => {
  const news = await publishNews("Uma notícia sem scripts");
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await startSessionOf(page, await makeMember());
    await page.goto(`/pt-BR/app/news/${news.slug}`);
    await page.getByRole("link", { name: "Ver comentários e correções" }).click();
    const form = page.getByRole("region", { name: "Propor correção no texto" });
    await form.getByLabel("Trecho do texto").fill("Texto da notícia.");
    await form.getByLabel("Como deveria ficar").fill("Texto melhor.");
    await form.getByRole("button", { name: "Enviar proposta" }).click();
    await expect(page.getByText("Proposta enviada")).toBeVisible();
    await expect(page.getByText("Ninguém comentou ainda")).toBeVisible();
    const query = `filter[target][_eq]=${news.id}&fields=status,body,anchor`;
    const found = await callCms<object[]>("GET", `/items/comments?${query}`);
    expect(found).toEqual([
      {
        status: "suggested",
        body: "Proposta: Texto melhor.",
        anchor: { quote: "Texto da notícia." },
      },
    ]);
  } finally {
    await context.close();
    await removeNews(news.id);
  }
});

test("mention: a member who has not commented yet is chosen by keyboard and notified", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, called] = [await makeMember(), await makeMember({ firstName: "Bia" })];
  const first = surnameOf(called);
  const name = `${first} Lima`;
  const news = await publishNews("Uma notícia para chamar alguém");
  const theirs = await (await browser.newContext()).newPage();
  try {
    await startSessionOf(theirs, called);
    await setListed(theirs, called, { name, isListed: true });
    await startSessionOf(page, ana);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/pt-BR/app/news/${news.slug}#comentarios`);
    const thread = page.getByRole("region", { name: "Comentários" });
    const field = thread.getByLabel("Seu comentário");
    await field.pressSequentially(`Você sabe, @${first.slice(0, 6)}`);
    const option = thread.getByRole("option", { name });
    await expect(option).toHaveAttribute("aria-selected", "true");
    await portal.expectAccessible();
    await field.press("Enter");
    await expect(field).toHaveValue(`Você sabe, @${first} `);
    await field.pressSequentially("?");
    await thread.getByRole("button", { name: "Comentar" }).click();
    await expect(thread.getByText(`Você sabe, @${first} ?`)).toBeVisible();
    const notice = theirs.getByRole("link", { name: /mencionou você em um comentário/ });
    await expect(async () => {
      await visit(theirs, "/pt-BR/app/notifications");
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await notice.click();
    await expect(theirs).toHaveURL(new RegExp(`${news.slug}#comentario-1$`));
  } finally {
    await theirs.close();
    await removeNews(news.id);
  }
});
