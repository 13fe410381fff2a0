import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { publishNews, removeNews } from "../support/cms.ts";
import { makeMember, startSessionOf } from "../support/members.ts";
import { expect, test, visit } from "../support/portal.ts";

const PATH = "/pt-BR/app/profile/email-preference";

const table = (page: Page) => page.getByRole("table", { name: "Avisos" });
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Salvar escolhas" }).click();
  await expect(page.getByText("Suas escolhas foram salvas.")).toBeVisible();
};

/** Default channels of each notification type in the table: ticked, not ticked, or a text. */
const CHANNELS: Record<string, [portal: boolean | string, mail: boolean | string]> = {
  "Conteúdo novo": [false, "Como em “Conteúdo”, acima"],
  "Respostas a você": [true, true],
  "Menções a você": [true, true],
  "Sua resposta virou solução": [true, true],
  "Comentários no que você publicou ou segue": [true, true],
  "Tópicos novos no que você segue": [true, true],
  Conexões: [true, true],
  "Pedidos de conversa": [true, true],
  "Perguntas para você": ["Se você aceitar, abaixo", false],
  "Lembretes de favoritos": [true, true],
  "Ideias que você apoia": [true, true],
  "Prazos do seu plano Suíça": [true, true],
  "Cenários salvos": [true, "Nunca"],
  "Buscas salvas e lembretes": [true, true],
  "Alertas de câmbio": [true, "Nunca"],
  "Suporte, moderação, pagamento e segurança": [
    "Sempre",
    "Sempre; decisões da moderação, só no portal",
  ],
};

test("notification channels: the table shows the channels of each kind and saves each choice separately", async ({
  page,
  portal,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, PATH);
  for (const [kind, [inPortal, byMail]] of Object.entries(CHANNELS)) {
    const row = table(page).getByRole("row", { name: new RegExp(`^${kind}`) });
    const cells = row.getByRole("cell");
    for (const [at, expected] of [inPortal, byMail].entries()) {
      const cell = cells.nth(at);
      if (typeof expected === "string") await expect(cell).toHaveText(expected);
      else await expect(cell.getByRole("checkbox")).toBeChecked({ checked: expected });
    }
    await expect(cells.nth(2).getByRole("checkbox")).toBeChecked();
  }
  await portal.expectAccessible();

  const choices: [label: string, isOn: boolean][] = [
    ["Conteúdo novo: avisar no portal", true],
    ["Conexões: avisar no portal", false],
    ["Menções a você: avisar no portal", false],
    ["Respostas a você: avisar no portal", true],
    ["Curtidas no que você escreveu: avisar no portal", false],
    ["Ideias que você apoia: avisar por e-mail", false],
    ["Respostas a você: avisar por e-mail", true],
    ["Sua resposta virou solução: avisar por e-mail", false],
    ["Comentários no que você publicou ou segue: avisar por e-mail", false],
    ["Novidades das suas buscas salvas: avisar por e-mail", false],
    ["Perguntas para você: avisar por e-mail", true],
    ["Conteúdo novo: avisar nos aparelhos", true],
    ["Comentários no que você publicou ou segue: avisar nos aparelhos", false],
    ["Tópicos novos no que você segue: avisar nos aparelhos", true],
    ["Alertas de câmbio: avisar nos aparelhos", false],
    ["Ideias que você apoia: avisar nos aparelhos", true],
    ["Suporte, moderação, pagamento e segurança: avisar nos aparelhos", false],
  ];
  for (const [label, isOn] of choices) await page.getByLabel(label).setChecked(isOn);
  await save(page);
  await page.reload();
  for (const [label, isOn] of choices) {
    await expect(page.getByLabel(label)).toBeChecked({ checked: isOn });
  }
});

test("notifications: a publication is announced in the portal to members who chose it, until they undo it", async ({
  page,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, PATH);
  await page.getByLabel("Conteúdo novo: avisar no portal").check();
  await save(page);
  const news = await publishNews(`Novidade ${randomUUID()}`);
  try {
    await visit(page, "/pt-BR/app/notifications");
    const row = page.getByRole("listitem").filter({ hasText: news.title });
    await expect(row).toBeVisible({ timeout: 40_000 });
    await row.getByText("Por que recebi isto?").click();
    await row.getByRole("button", { name: "Não avisar mais de conteúdo novo" }).click();
    await expect(row.getByText(/^Pronto\./)).toBeVisible();
    await visit(page, PATH);
    await expect(page.getByLabel("Conteúdo novo: avisar no portal")).not.toBeChecked();
  } finally {
    await removeNews(news.id);
  }
});

test.describe("notification channels on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test("each choice of the table has its own name and enough room for a thumb", async ({
    page,
  }) => {
    await startSessionOf(page, await makeMember());
    await visit(page, PATH);
    const boxes = await table(page).getByRole("checkbox").all();
    const names = await Promise.all(boxes.map((box) => box.getAttribute("aria-label")));
    expect(new Set(names).size).toBe(boxes.length);
    expect(boxes.length).toBeGreaterThan(35);
    for (const box of boxes) {
      const room = await box.locator("xpath=..").boundingBox();
      expect(Math.min(room?.width ?? 0, room?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((room?.x ?? 0) + (room?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    // Wide enough that no word is cut.
    const heading = table(page).getByRole("rowheader", { name: "Menções a você" });
    expect((await heading.boundingBox())?.width).toBeGreaterThan(75);
  });
});
