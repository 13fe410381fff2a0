import { expect } from "@playwright/test";
import { makeMember, startSessionOf } from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

/** The fourth ad of a day is refused with 402. */
test.use({ allowedErrors: [/status of 402/] });

const ALPINE = "/pt-BR/app/classifieds/alpine-volunteering";

test("classifieds: a free member opens three offers in dialogs over the list, and reads why the fourth stays closed", async ({
  page,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, ALPINE);
  const dialog = page.getByRole("dialog");
  const offers = page.getByRole("link", { name: /^Ver detalhes de/ });
  const answers = ["2 detalhes", "1 detalhe ", "último detalhe", "Os detalhes de hoje"];
  for (const [place, left] of answers.entries()) {
    await offers.nth(place).click();
    await expect(dialog.getByText(left)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(ALPINE);
  }
});

test("volunteering: an excluded member reads the reason and the alternatives before the organizer", async ({
  page,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, `${ALPINE}?offer=caritas-bergeinsatz`);
  await page.getByLabel("Seu passaporte").selectOption({ label: "Outro" });
  await expect(page.getByText("Nacionalidade: não aceita.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Onde a regra não impede" })).toBeVisible();
  await page.getByLabel("Seu passaporte").selectOption({ label: "UE ou EFTA" });
  await page.getByLabel("Sua idade").fill("71");
  await expect(page.getByText("Idade: fora do limite.")).toBeVisible();
  await page.getByLabel("Sua idade").fill("30");
  await expect(page.getByText("Pelas regras publicadas, você pode participar.")).toBeVisible();
});

test("trip ledger: updates while the member types, and says what it can't read", async ({
  page,
}) => {
  await startSessionOf(page, await makeMember());
  await visit(page, "/pt-BR/app/classifieds/sbb-offers");
  const fare = page.getByLabel("Preço cheio, ida e volta (CHF)");
  await fare.fill("abc");
  await expect(page.getByText("Não entendemos este valor")).toBeVisible();
  await fare.fill("30,00");
  await page.getByLabel("Dias por ano").fill("1");
  await expect(page.getByText("Mais barato: Sem cartão, CHF 30.00 por ano.")).toBeVisible();
});
