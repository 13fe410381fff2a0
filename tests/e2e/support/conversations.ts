import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { makeMember, startSessionOf, type MadeMember } from "./members.ts";
import { visit } from "./portal.ts";

/** Messages of the conversation on a page. */
export const log = (page: Page) => page.getByRole("log");

export const chatWith = ({ directusUserId }: MadeMember) => `/pt-BR/app/chat/${directusUserId}`;

export async function browserOf(browser: Browser, member: MadeMember): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSessionOf(page, member);
  return page;
}

/** Writes a message through the form. */
export async function write(page: Page, message: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Mensagem para/ }).fill(message);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
}

export type Talk = { ana: Page; bia: Page; texts: (page: Page) => Promise<string[]> };

/**
 * Two members in conversation, each with it open in a separate browser.
 * @param origin address of Ana's app; by default the tests' app
 */
export async function openTalk(
  [anas, bias]: readonly [BrowserContext, BrowserContext],
  origin = "",
): Promise<Talk> {
  const members = [await makeMember(), await makeMember({ firstName: "Bia" })] as const;
  const [ana, bia] = [await anas.newPage(), await bias.newPage()];
  const showAna = () => visit(ana, `${origin}/pt-BR/app/chat/${members[1].directusUserId}`);
  await startSessionOf(ana, members[0]);
  await startSessionOf(bia, members[1]);
  await showAna();
  await write(ana, "Oi, Bia");
  await expect(log(ana).getByText("Enviada")).toBeVisible();
  await visit(bia, `/pt-BR/app/chat/${members[0].directusUserId}`);
  await write(bia, "Oi, Ana");
  await expect(log(bia).getByText("Enviada")).toBeVisible();
  // From now on neither needs a message request.
  await showAna();
  await expect(log(ana).getByText("Oi, Ana")).toBeVisible();
  return {
    ana,
    bia,
    texts: (page) =>
      log(page)
        .getByText(/^(Ana|Bia) \d$/)
        .allTextContents(),
  };
}
