import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { platform } from "node:os";
import { dirname } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/portal";

test.describe.configure({ mode: "parallel" });

/** A slightly different tone is a difference; a stray pixel on a curve is not. */
const likeness = { threshold: 0.01, maxDiffPixels: 20 };
const still = { animations: "disabled", caret: "hide", scale: "css" } as const;
const FONT = '40px "Hanken Grotesk Variable"';

/**
 * Identifies how this browser renders fonts, independent of the portal's styles:
 * "linux-chromium-156-3f9a0c".
 */
async function nameHand(page: Page): Promise<string> {
  const sample = await page.evaluate(async (font) => {
    await document.fonts.ready;
    if (![...document.fonts].some((face) => face.status === "loaded")) return null;
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    if (!pen) return null;
    pen.font = font;
    pen.fillText("Suíça 1’234", 2.5, 50);
    pen.font = font.replace("40px", "13px");
    pen.fillText("Cantões e prêmios", 2.25, 90);
    return canvas.toDataURL();
  }, FONT);
  if (!sample) throw new Error("The portal's font did not load.");
  const hash = createHash("sha256").update(sample).digest("hex").slice(0, 6);
  const major = page.context().browser()?.version().split(".")[0];
  return `${platform()}-chromium-${major}-${hash}`;
}

/**
 * Each browser has reference screenshots of its own, because machines and versions render fonts slightly
 * differently and no browser version is pinned. A browser with references must have them all. A browser
 * without any is skipped with a message. `UI_PHOTOS=take` creates missing references (docs/commands.md,
 * "Photos of the parts").
 */
async function openAlbum(page: Page, look: string) {
  const hand = await nameHand(page);
  const hasPhotos = existsSync(dirname(test.info().snapshotPath(hand, "any.png")));
  return {
    async expectSameLook(part: string, fullPage = false): Promise<void> {
      const name = `${part}-${look}.png`;
      const path = test.info().snapshotPath(hand, name);
      if (process.env["UI_PHOTOS"] === "take" && !existsSync(path)) {
        await page.screenshot({ ...still, path, fullPage });
      } else if (hasPhotos) {
        await expect(page).toHaveScreenshot([hand, name], { ...still, ...likeness, fullPage });
      }
    },
    /** At the end, when everything that needs no reference has been checked. */
    skipWithoutPhotos(): void {
      const isTaking = process.env["UI_PHOTOS"] === "take";
      const reason = `No photos by ${hand}: take them with UI_PHOTOS=take.`;
      test.skip(!hasPhotos && !isTaking, reason);
    },
  };
}

/**
 * Resets the page: scrolled to the top, without focus or hover. Open menus are photographed first, because
 * checking other parts scrolls the page, which closes menus and tooltips.
 */
async function startOver(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Searchable lists and meters load lazily. */
async function openGallery(page: Page, portal: { open(path: string): Promise<void> }) {
  await portal.open("/pt-BR/ui");
  const lists = page.getByRole("combobox", { name: "Cantão com busca" });
  await expect(lists).toHaveCount(4);
  for (const list of await lists.all()) await expect(list).toHaveAttribute("aria-autocomplete");
  await expect(page.getByText(/^Força da senha: /)).toHaveCount(5);
}

for (const width of [390, 744, 1200]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`UI gallery at ${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });

      test("the parts match their photos, and opened parts are accessible", async ({
        page,
        portal,
      }) => {
        await openGallery(page, portal);
        const album = await openAlbum(page, `${width}-${colorScheme}`);
        // What an opened part does to the rest of the page depends on neither width nor theme. The rest
        // itself is a page of accessibility.spec.ts.
        const isWholeChecked = width === 1200 && colorScheme === "light";
        const expectAccessible = (part: Locator) =>
          portal.expectAccessible(isWholeChecked ? undefined : part);
        await album.expectSameLook("parts", true);

        await test.step("a dialog", async () => {
          await startOver(page);
          await page.getByRole("button", { name: "Excluir rascunho" }).click();
          const dialog = page.getByRole("dialog", { name: "Excluir este rascunho?" });
          await expect(dialog).toBeVisible();
          await album.expectSameLook("dialog");
          await expectAccessible(dialog);
          await page.keyboard.press("Escape");
          await expect(dialog).toBeHidden();
        });

        await test.step("an open menu", async () => {
          await startOver(page);
          await page.getByRole("button", { name: "Ações" }).click();
          await expect(page.getByRole("menu")).toBeVisible();
          await album.expectSameLook("menu");
          await expectAccessible(page.getByRole("menu"));
          await page.keyboard.press("Escape");
          await expect(page.getByRole("menu")).toBeHidden();
        });

        await test.step("a list with search", async () => {
          await startOver(page);
          await page.getByRole("combobox", { name: "Cantão com busca" }).nth(1).click();
          const list = page.getByRole("listbox", { name: "Cantão com busca" });
          await expect(list).toBeVisible();
          await album.expectSameLook("list");
          await expectAccessible(list);
          await page.keyboard.press("Escape");
          await expect(list).toBeHidden();
        });

        await test.step("a tooltip", async () => {
          await startOver(page);
          await page.getByRole("button", { name: "Quellensteuer" }).hover();
          const tooltip = page.getByText("Imposto retido na fonte").first();
          await expect(tooltip).toBeVisible();
          await album.expectSameLook("tooltip");
          await expectAccessible(tooltip);
        });

        await test.step("toasts", async () => {
          await startOver(page);
          for (const name of ["Avisar sucesso", "Avisar erro", "Informar", "Avisar com ação"]) {
            await page.getByRole("button", { name }).click();
          }
          const notices = page.getByRole("region", { name: "Avisos (F8)" });
          await expect(notices.getByRole("listitem")).toHaveCount(4);
          // They stay while the pointer is over them.
          await notices.getByRole("listitem").first().hover();
          // The scroll position of a click depends on which toast was above the button.
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
          // A screenshot during the animation would show subpixel positions.
          await notices.evaluate((list) =>
            Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished)),
          );
          // The pointer's position depends on how far they had risen.
          await notices.getByRole("listitem").first().hover();
          await album.expectSameLook("toasts");
          await expectAccessible(notices);
        });
        album.skipWithoutPhotos();
      });
    });
  }
}

test.describe("UI gallery by keyboard alone", () => {
  test.beforeEach(async ({ page, portal }) => {
    await openGallery(page, portal);
  });

  test("a searchable list opens, filters, selects, goes back and is cleared", async ({ page }) => {
    const list = page.getByRole("combobox", { name: "Cantão com busca" }).nth(1);
    const options = page.getByRole("listbox", { name: "Cantão com busca" }).getByRole("option");
    await expect(list).toHaveValue("São Galo");
    await list.focus();
    await page.keyboard.press("ArrowDown");
    await expect(options).toHaveText(["ArgóviaAG", "GenebraGE", "São GaloSG", "ZuriqueZH"]);
    await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    const pointedAt = await list.getAttribute("aria-activedescendant");
    await expect(options.nth(3)).toHaveAttribute("id", pointedAt ?? "");
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(list).toHaveValue("São Galo");

    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("ARGO");
    await expect(options).toHaveText(["ArgóviaAG"]);
    await expect(page.getByText("1 opção.")).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(list).toHaveValue("Argóvia");
    await expect(list).toBeFocused();

    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("xyz");
    await expect(page.getByText("Nenhuma opção com essas letras.")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list).toHaveValue("Argóvia");
    await page.keyboard.press("Enter");
    await expect(list).toHaveValue("");
  });

  test("a dialog traps the focus, locks the page and returns the focus", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Excluir rascunho" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Excluir este rascunho?" });
    await expect(dialog.getByLabel("Motivo")).toBeFocused();
    await expect(dialog).toHaveCSS("z-index", "1100");
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    for (const name of ["Cancelar", "Excluir", "Fechar"]) {
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Motivo")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  });

  test("a menu opens, skips disabled items, acts and closes", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Ações" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("menu", { name: "Ações" });
    await expect(menu).toHaveCSS("z-index", "1000");
    await expect(menu.getByRole("menuitem", { name: "Copiar link" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitem", { name: "Termos de uso" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitem", { name: "Excluir" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("menuitem", { name: "Copiar link" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitem", { name: "Termos de uso" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pt-BR\/terms-of-service$/);
  });

  test("tabs follow the arrow keys, an explanation the focus, an alert its button", async ({
    page,
  }) => {
    await page.getByRole("tab", { name: "Regra" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tabpanel", { name: "Escolha" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);

    // A tooltip closes when its page scrolls, which focusing a button out of view causes.
    const gloss = page.getByRole("button", { name: "Quellensteuer" });
    await gloss.evaluate((button) => {
      button.scrollIntoView({ block: "center", behavior: "instant" });
      return new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
    });
    await gloss.focus();
    await expect(page.getByRole("tooltip")).toHaveText("Imposto retido na fonte");

    await page.getByRole("button", { name: "Avisar sucesso" }).focus();
    await page.keyboard.press("Enter");
    const notices = page.getByRole("region", { name: "Avisos (F8)" });
    await expect(notices).toContainText("Alterações salvas.");
    await page.keyboard.press("F8");
    await expect(notices.getByRole("list")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(notices.getByRole("listitem")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(notices.getByRole("button", { name: "Fechar" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notices).toHaveCount(0);
  });

  test("form errors are listed in one place that links to each field", async ({ page }) => {
    await page.getByRole("button", { name: "Enviar mensagem" }).focus();
    await page.keyboard.press("Enter");
    const summary = page.getByRole("alert").filter({ hasText: "Confira dois campos" });
    await expect(page.locator("#contact-email")).toBeFocused();
    await summary.getByRole("link").last().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#contact-message")).toBeFocused();
  });

  test("the theme is chosen on the page", async ({ page }) => {
    await page.getByRole("button", { name: "Escura" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: "Escura" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});
