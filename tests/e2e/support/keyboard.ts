import { expect, type Locator, type Page } from "@playwright/test";

const LONGEST_WAY = 80;

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < LONGEST_WAY; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${LONGEST_WAY} times ${key} do not lead there`).toBeFocused();
}
