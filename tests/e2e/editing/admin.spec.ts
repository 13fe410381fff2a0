import type { Page } from "@playwright/test";
import {
  addSource,
  choose,
  fieldOf,
  logIn,
  openAdmin,
  openRow,
  pickMonthsLater,
  pickToday,
  save,
  startAdminSession,
} from "../support/admin-form";
import { callCms, requireVariable } from "../support/cms";
import { findMail } from "../support/mails";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, visit } from "../support/portal";

// Unpublished pages respond with 404 or 410, which the browser logs.
test.use({ allowedErrors: [/status of 4(04|10)/] });

/** Saves a version of an article as the admin's form does. Returns its key. */
async function prepareChange(admin: Page, item: string, change: object): Promise<string> {
  const key = `mudanca-${crypto.randomUUID().slice(0, 8)}`;
  const version = { key, name: "Mudança", collection: "articles", item };
  const made = await admin.request.post("/versions", { data: version });
  const { data } = (await made.json()) as { data: { id: string } };
  const saved = await admin.request.post(`/versions/${data.id}/save`, { data: change });
  expect(saved.status()).toBe(200);
  return key;
}

test("admin: an editor writes, publishes, corrects and withdraws an article", async ({
  page,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const title = `Escrito no painel ${mark}`;
  const path = `/pt-BR/app/articles/escrito-no-painel-${mark}`;
  const statusOf = async () => (await page.request.get(path)).status();
  const text = async () => (await page.request.get(path)).text();
  await startSessionOf(page, await makeMember());
  const { admin, refused } = await openAdmin(browser, logIn);
  try {
    await admin.goto("/admin/content/articles/+");
    await fieldOf(admin, "title").getByRole("textbox").fill(title);
    expect(await save(admin, "articles")).toBe(200);
    await expect(admin).toHaveURL(/\/articles\/[\da-f-]{36}/);
    expect(await statusOf()).toBe(404);
    const lacks = fieldOf(admin, "publishChecklist");
    await expect(lacks).toContainText("Preencha “Resumo”.");

    await choose(admin, "status", "Publicado");
    await choose(admin, "access", "Todos os membros");
    expect(await save(admin, "articles")).toBe(400);
    for (const name of ["Resumo", "Texto", "Verificado em", "Próxima revisão", "Fontes"]) {
      await expect(admin.getByText(`Para publicar, preencha “${name}”.`)).toBeVisible();
    }
    await pickToday(admin, "reviewedAt");
    await pickMonthsLater(admin, "reviewDueAt", 6);
    await addSource(admin, "SEM", "https://www.sem.admin.ch/");
    const summary = fieldOf(admin, "summary").getByRole("textbox");
    await summary.fill("Um resumo do painell.");
    await expect(lacks).toContainText(/confira a grafia: (.+, )?painell/);
    await summary.fill("Um resumo do painel.");
    await expect(lacks).not.toContainText("painell");
    const body = fieldOf(admin, "body").frameLocator("iframe").locator("body");
    await body.click();
    await admin.keyboard.type("Uma permissão do painel.");
    await expect(lacks).toContainText("Tudo preenchido para publicar.");
    expect(await save(admin, "articles")).toBe(200);
    await expect.poll(statusOf).toBe(200);
    // Letters are stored as typed and not as HTML entities, because search and spellcheck read them.
    expect(await text()).toContain("Uma permissão do painel.");
    const byTitle = `filter[title][_eq]=${encodeURIComponent(title)}&fields=body`;
    const [stored] = await callCms<{ body: string }[]>("GET", `/items/articles?${byTitle}`);
    expect(stored?.body).toContain("permissão");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Uma permissão do painel.")).toBeVisible();
    await expect(page.getByRole("link", { name: /SEM/ }).first()).toBeVisible();

    await fieldOf(admin, "title").getByRole("textbox").fill(`${title} corrigido`);
    expect(await save(admin, "articles")).toBe(200);
    await expect.poll(text).toContain(`${title} corrigido`);

    const id = new URL(admin.url()).pathname.split("/").pop();
    const mudanca = await prepareChange(admin, `${id}`, { title: `${title} revisto` });
    await admin.goto(`/admin/content/articles/${id}?version=${mudanca}`);
    await admin.locator(".version-button").click();
    await admin.locator("#menu-outlet").getByText("Promover").click();
    await expect(admin.getByText("1 Diferença")).toBeVisible();
    expect(await text()).not.toContain(`${title} revisto`);
    await admin.getByRole("button", { name: "Aplicar" }).click();
    await admin.getByRole("button", { name: "Excluir" }).click();
    await expect(admin.getByRole("button", { name: "Aplicar" })).toBeHidden();
    await expect.poll(text).toContain(`${title} revisto`);

    await choose(admin, "status", "Arquivado");
    expect(await save(admin, "articles")).toBe(200);
    await expect.poll(statusOf).toBe(410);
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
    const query = `filter[title][_starts_with]=${encodeURIComponent(title)}&fields=id`;
    for (const { id } of await callCms<{ id: string }[]>("GET", `/items/articles?${query}`)) {
      await callCms("DELETE", `/items/articles/${id}`);
    }
  }
});

test("admin form: offers unsaved input again after the tab was closed", async ({ browser }) => {
  const title = `Sem salvar ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await callCms<{ id: string }>("POST", "/items/news", { title });
  const { admin, refused } = await openAdmin(browser, startAdminSession);
  const form = `/admin/content/news/${id}`;
  const titleIn = (tab: Page) => fieldOf(tab, "title").getByRole("textbox");
  try {
    await admin.goto(form);
    await expect(titleIn(admin)).toHaveValue(title);
    await titleIn(admin).fill(`${title}, mudado`);
    await expect(admin.getByText("Não salvo; guardado neste navegador")).toBeVisible();
    const storageState = await admin.context().storageState();
    await admin.close();
    const baseURL = requireVariable("TEST_CMS_URL");
    const again = await browser.newPage({ baseURL, locale: "pt-BR", storageState });
    await again.goto(form);
    await expect(again.getByText(/^Texto não salvo de/)).toBeVisible();
    await again.getByRole("button", { name: "Recuperar" }).click();
    await expect(titleIn(again)).toHaveValue(`${title}, mudado`);
    expect(await save(again, "news")).toBe(200);
    await expect(again.getByText(/salvo/)).toHaveCount(0);
    await again.reload();
    await expect(titleIn(again)).toHaveValue(`${title}, mudado`);
    await expect(again.getByText(/^Texto não salvo de/)).toHaveCount(0);
    expect(refused).toEqual([]);
    await again.close();
  } finally {
    await callCms("DELETE", `/items/news/${id}`);
  }
});

test("admin form: does not offer a saved new item again when the next one is created", async ({
  browser,
}) => {
  const title = `Novo ${crypto.randomUUID().slice(0, 6)}`;
  const { admin, refused } = await openAdmin(browser);
  const titleHere = fieldOf(admin, "title").getByRole("textbox");
  try {
    await admin.goto("/admin/content/news/+");
    await titleHere.fill(title);
    await expect(admin.getByText("Não salvo; guardado neste navegador")).toBeVisible();
    await admin.keyboard.press("Control+s");
    await expect(admin).toHaveURL(/\/content\/news\/[0-9a-f-]{36}$/);
    await expect(titleHere).toHaveValue(title);
    await admin.goto("/admin/content/news/+");
    await expect(titleHere).toHaveValue("");
    await expect(admin.getByText(/^Texto não salvo de/)).toHaveCount(0);
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
    const query = `filter[title][_eq]=${encodeURIComponent(title)}&fields=id`;
    for (const { id } of await callCms<{ id: string }[]>("GET", `/items/news?${query}`))
      await callCms("DELETE", `/items/news/${id}`);
  }
});

test("preview: an editor views a draft as visitor, member and paying member, and sends the link", async ({
  page,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const draft = { title: `Ainda rascunho ${mark}`, access: "paying", body: `<p>Texto ${mark}</p>` };
  const made = await callCms<{ id: string }>("POST", "/items/articles", draft);
  const { admin, refused } = await openAdmin(browser);
  try {
    await admin.goto(`/admin/content/articles/${made.id}`);
    const opened = admin.context().waitForEvent("page");
    await admin.getByRole("link", { name: "Ver a prévia como visitante" }).click();
    const link = await opened;
    await link.waitForURL(/\/pt-BR\/preview\//);
    const address = link.url();
    await link.close();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: draft.title })).toBeVisible();
    await expect(page.getByText(`Texto ${mark}`)).toBeVisible();
    const looks = page.getByRole("navigation", { name: "Ver como" });
    await looks.getByRole("link", { name: "Membro" }).click();
    await expect(page.getByText("Para assinantes")).toBeVisible();
    await expect(page.getByText(`Texto ${mark}`)).toHaveCount(0);
    await looks.getByRole("link", { name: "Visitante" }).click();
    await expect(looks.getByRole("link", { name: "Visitante" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("article").getByRole("link")).toHaveAttribute("href", /signup/);
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
    await callCms("DELETE", `/items/articles/${made.id}`);
  }
});

test("admin: an editor answers a ticket, an idea and a claim", async ({
  page,
  portal,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 13);
  const member = await makeMember();
  await startSessionOf(page, member);
  await portal.open("/pt-BR/app/support");
  await page.getByLabel("Tema").selectOption("technical");
  await page.getByLabel("Assunto").fill(`Não abre ${mark}`);
  await page.getByLabel("Mensagem").fill("A página abre em branco quando eu clico no menu.");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Mensagem enviada: pedido")).toBeVisible();
  await portal.open("/pt-BR/app/feedback");
  await page.getByLabel("Título").fill(`Horários ${mark.replace("-", " ")}`);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Recebemos.")).toBeVisible();
  await portal.open("/pt-BR/app/membership/youtube");
  const channel = `https://www.youtube.com/@painel.${mark.replace("-", ".")}`;
  await page.getByLabel("Endereço do seu canal").fill(channel);
  await page.getByRole("button", { name: "Pedir o código" }).click();
  await expect(page.getByText(/^PS-[2-9A-Z]{8}$/)).toBeVisible();

  const { admin, refused } = await openAdmin(browser);
  try {
    await openRow(admin, "tickets", { subject: { _eq: `Não abre ${mark}` } }, "reply");
    await fieldOf(admin, "reply").getByRole("textbox").fill("Atualize a página, por favor.");
    await choose(admin, "state", "Resolvido");
    expect(await save(admin, "tickets", "subject")).toBe(200);
    const mail = await findMail(member.email, /suporte respondeu/);
    expect(mail.text).toContain("Atualize a página, por favor.");

    await openRow(admin, "ideas", { title: { _ends_with: mark.replace("-", " ") } }, "status");
    await choose(admin, "status", "Recusada");
    expect(await save(admin, "ideas")).toBe(400);
    await expect(admin.getByText("Escreva o motivo").first()).toBeVisible();
    await fieldOf(admin, "reason").getByRole("textbox").fill("Já está no mapa.");
    expect(await save(admin, "ideas")).toBe(200);
    await visit(page, "/pt-BR/app/feedback?sort=new&status=declined");
    await expect(page.getByText("Já está no mapa.").first()).toBeVisible();

    await openRow(admin, "membership_claims", { channelUrl: { _eq: channel } }, "state");
    await choose(admin, "state", "Aprovado");
    expect(await save(admin, "membership_claims", "note")).toBe(200);
    const access = await findMail(member.email, /acesso de membro do YouTube/);
    expect(access.text).toContain("foi aprovado");
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
  }
});

test("admin forms: an editor enters figures, rates and dates without seeing JSON", async ({
  browser,
}) => {
  // Years that no page requests, and drafts.
  const year = 1900 + Math.floor(Math.random() * 90);
  const source = { source: "Teste", publisher: "Teste", reviewedAt: "2026-11-01" };
  const draft = { year, status: "draft", ...source };
  const parameter = await callCms<{ id: string }>("POST", "/items/parameter_sets", {
    ...{ ...draft, key: "calc.ahv", value: { employeePercent: 5.3, employerPercent: 5.3 } },
  });
  const figures = await callCms<{ id: string }>("POST", "/items/canton_figures", {
    ...{ ...draft, key: "municipalities", byCanton: { ZH: 160, AI: null } },
  });
  const step = await callCms<{ id: string }>("POST", "/items/plan_steps", {
    ...{ key: `teste-${crypto.randomUUID()}`, title: "Um passo", status: "draft", ruleJson: null },
  });
  const made = [
    ["parameter_sets", parameter.id],
    ["canton_figures", figures.id],
    ["plan_steps", step.id],
  ] as const;
  const stored = async <Row>(index: 0 | 1 | 2): Promise<Row> =>
    callCms<Row>("GET", `/items/${made[index].join("/")}`);
  const { admin, refused } = await openAdmin(browser);
  try {
    await openRow(admin, "parameter_sets", { id: { _eq: parameter.id } }, "value");
    const rate = fieldOf(admin, "value").getByLabel("Parte da empresa (%)");
    await rate.fill("muito");
    await expect(fieldOf(admin, "value").getByRole("alert")).toContainText("Escreva um número");
    await rate.fill("5,4");
    expect(await save(admin, "parameter_sets", "key")).toBe(200);
    expect((await stored<{ value: object }>(0)).value).toEqual({
      ...{ employeePercent: 5.3, employerPercent: 5.4 },
    });

    await openRow(admin, "canton_figures", { id: { _eq: figures.id } }, "byCanton");
    await fieldOf(admin, "byCanton").getByLabel("AI", { exact: true }).fill("5");
    await fieldOf(admin, "byCanton").getByText("Fonte própria de um cantão").click();
    await fieldOf(admin, "byCanton").getByLabel("Fonte de AI", { exact: true }).fill("Cantão");
    expect(await save(admin, "canton_figures", "publisher")).toBe(200);
    expect((await stored<{ byCanton: object }>(1)).byCanton).toEqual({
      ...{ ZH: 160, AI: { value: 5, source: "Cantão" } },
    });
    await fieldOf(admin, "byCanton").getByText("De uma tabela (CSV)").click();
    const table = (text: string) =>
      fieldOf(admin, "byCanton")
        .getByLabel("Arquivo")
        .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await table("cantão;valor\nZürich;9");
    await expect(fieldOf(admin, "byCanton").getByRole("alert")).toContainText("Linha 2: “Zürich”");
    await table("cantão;valor\nZH;161\nAI;s/d\n");
    await expect(fieldOf(admin, "byCanton").getByText("ZH: 160 → 161")).toBeVisible();
    await expect(fieldOf(admin, "byCanton").getByText("AI: 5 → s/d")).toBeVisible();
    await fieldOf(admin, "byCanton").getByRole("button", { name: "Pôr no formulário" }).click();
    await expect(fieldOf(admin, "byCanton").getByLabel("ZH", { exact: true })).toHaveValue("161");
    expect(await save(admin, "canton_figures", "publisher")).toBe(200);
    expect((await stored<{ byCanton: object }>(1)).byCanton).toEqual({ ZH: 161, AI: null });

    await openRow(admin, "plan_steps", { id: { _eq: step.id } }, "ruleJson");
    await fieldOf(admin, "ruleJson").getByLabel("Quando").selectOption("Todo ano, neste dia");
    await fieldOf(admin, "ruleJson").getByLabel("Dia", { exact: true }).fill("30");
    await fieldOf(admin, "ruleJson").getByLabel("Mês (1 a 12)").fill("11");
    expect(await save(admin, "plan_steps")).toBe(200);
    expect((await stored<{ ruleJson: object }>(2)).ruleJson).toEqual({
      yearly: { day: 30, month: 11 },
    });
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
    for (const [collection, id] of made) await callCms("DELETE", `/items/${collection}/${id}`);
  }
});

test("editors' desk: lists pending work and links to it", async ({ browser }) => {
  const title = `Vencido ${crypto.randomUUID().slice(0, 6)}`;
  const key = title.toLowerCase().replace(" ", "-");
  const fact = { title, key, body: "CHF 1", status: "published", validUntil: "2000-01-01" };
  const { id } = await callCms<{ id: string }>("POST", "/items/facts", fact);
  const { admin, refused } = await openAdmin(browser);
  try {
    await admin.goto("/admin/insights");
    await admin.getByText("Mesa da redação").first().click();
    const names = ["Fatos vencidos", "Buscas sem resultado", "Opiniões negativas novas"];
    for (const name of [...names, "Links quebrados"])
      await expect(admin.getByText(name, { exact: true })).toBeVisible();
    await admin.getByText(title).click();
    await expect(fieldOf(admin, "title").getByRole("textbox")).toHaveValue(title);
    await expect(fieldOf(admin, "body").getByRole("textbox")).toHaveValue("CHF 1");
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
    await callCms("DELETE", `/items/facts/${id}`);
  }
});

test("class question: its form offers formatting, and the list shows its text", async ({
  browser,
}) => {
  const slug = `perguntas-${crypto.randomUUID()}`;
  const question = "Qual é o prazo?";
  const right = { kind: "true_false", right: "verdadeiro", options: [], explanation: "" };
  const course = await callCms<{ id: string }>("POST", "/items/courses", {
    ...{ title: slug, slug },
    modules: [{ title: "Um", slug: "um", classes: [] }],
  });
  const [module] = await callCms<{ id: string }[]>(
    "GET",
    `/items/course_modules?filter[course][_eq]=${course.id}&fields=id`,
  );
  const made = await callCms<{ id: string }>("POST", "/items/course_classes", {
    ...{ module: module?.id, title: slug, slug, kind: "quiz" },
    questions: [{ ...right, question }],
  });
  const stored = async () =>
    (
      await callCms<{ questions: { question: string }[] }>(
        "GET",
        `/items/course_classes/${made.id}?fields=questions`,
      )
    ).questions[0]?.question;
  const { admin, refused } = await openAdmin(browser);
  try {
    await openRow(admin, "course_classes", { id: { _eq: made.id } }, "questions");
    const row = fieldOf(admin, "questions").getByText(`${question} · Verdadeiro ou falso`);
    const drawer = admin.getByRole("article");
    const body = drawer.frameLocator("iframe").locator("body");
    await row.click();
    await expect(body).toContainText(question);
    await body.press("ControlOrMeta+a");
    await drawer.getByRole("button", { name: "Negrito" }).click();
    await drawer.locator('.actions [data-icon="check"]').click();
    expect(await save(admin, "course_classes")).toBe(200);
    expect(await stored()).toContain(`<strong>${question}</strong>`);
    await expect(row).toBeVisible();
    expect(refused).toEqual([]);
  } finally {
    await admin.close();
    await callCms("DELETE", `/items/courses/${course.id}`);
  }
});
