import type { Page } from "playwright";
import { waitUntilIdle, type Journey } from "./interactions.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitUntilIdle(page);
  }
}

async function click(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  await target.click();
  await waitUntilIdle(page);
}

const NEWS = "/pt-BR/app/news";

export const JOURNEYS: readonly Journey[] = [
  {
    name: "list: menu, search, next page",
    path: NEWS,
    isMembers: true,
    async act(page) {
      await click(page, page.getByRole("button", { name: /^Sua conta/ }));
      await pressKeys(page, "Escape");
      await click(page, page.getByRole("searchbox").first());
      await pressKeys(page, ..."comuna");
      // The search is open above the list; the first Escape clears its field.
      await pressKeys(page, "Escape");
      if (await page.getByRole("dialog").isVisible()) await pressKeys(page, "Escape");
      await click(page, page.locator("main article a, main li a").first());
      await page.locator("main article h1").waitFor();
    },
  },
  {
    name: "reader: heart, outline, back",
    path: `${NEWS}/primeiros-14-dias-o-registro-na-comuna-passo-a-passo`,
    isMembers: true,
    async act(page) {
      const heart = page.getByRole("button", { name: "Salvar nos favoritos" });
      await click(page, heart);
      await click(page, heart);
      await pressKeys(page, "Tab", "Tab", "Tab", "PageDown");
      await click(page, page.locator("main article > a").first());
      await page.waitForURL(`**${NEWS}`);
    },
  },
  {
    name: "map: cantons by click, key and name",
    path: "/pt-BR/app",
    isMembers: true,
    async act(page) {
      const panel = page.getByRole("complementary", { name: "Escolha um cantão" });
      const canton = (name: string) => panel.getByRole("button", { name, exact: true });
      await canton("Zurique").waitFor();
      await waitUntilIdle(page);
      for (const name of ["Berna", "Valais", "Grisões"]) await click(page, canton(name));
      await pressKeys(page, "ArrowRight", "Enter", "End", "Enter", "Enter");
      await click(page, panel.getByRole("combobox", { name: "Cantão" }));
      await pressKeys(page, ..."sao", "ArrowDown", "Enter");
    },
  },
  {
    name: "signup: the step of the name",
    path: "/pt-BR/signup",
    isMembers: false,
    async act(page) {
      await click(page, press(page, "Começar"));
      await click(page, page.getByLabel("Nome", { exact: true }));
      await pressKeys(page, ..."Luiza", "Tab", ..."Souza");
      await click(page, press(page, "Continuar"));
      await page.getByRole("textbox", { name: "E-mail" }).waitFor();
      await click(page, press(page, "Continuar"));
    },
  },
];
