import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { EXAMPLE_MEMBER, listPagesFor, type Audience } from "./page-examples.ts";

const WIDTHS = [390, 744, 1200] as const;
const HEIGHT = 900;
const THEMES = ["light", "dark"] as const;
export type Photo = {
  audience: Audience;
  address: string;
  width: number;
  theme: string;
  file: string;
};

export type PhotoOptions = {
  browser: Browser;
  origin: string;
  folder: string;
  password: string;
  isOn: (address: string) => boolean;
};

function nameOf(address: string): string {
  const words = address.replace(/^\/pt-BR(?=\/)/, "").split(/[^\w-]+/);
  return words.filter(Boolean).join("--") || "root";
}

export async function logInAsExample(
  page: Page,
  { origin, password }: Pick<PhotoOptions, "origin" | "password">,
): Promise<void> {
  await page.goto(`${origin}/pt-BR/login`, { waitUntil: "networkidle" });
  await page.locator("input[type=email]").fill(`${EXAMPLE_MEMBER}@example.com`);
  await page.locator("input[type=password]").fill(password);
  await page.locator("input[type=password]").press("Enter");
  await page.waitForURL(`${origin}/pt-BR/app`);
}

/** Sets the viewport to the page's height: lazy images load, and fixed bars stay at the edges. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
  await waitForImages(page);
}

/** A theme may show pictures of its own, which load when they are first seen. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const late = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    await Promise.all(
      late.map((image) => new Promise((done) => (image.onload = image.onerror = done))),
    );
  });
}

async function photographPage(
  page: Page,
  options: PhotoOptions,
  place: Omit<Photo, "theme" | "file">,
): Promise<Photo[]> {
  await page.setViewportSize({ width: place.width, height: HEIGHT });
  await page.goto(options.origin + place.address, { waitUntil: "networkidle" });
  await showWhole(page, place.width);
  const photos: Photo[] = [];
  for (const theme of THEMES) {
    const file = join(place.audience, `${place.width}-${theme}`, `${nameOf(place.address)}.png`);
    await page.emulateMedia({ colorScheme: theme });
    await waitForImages(page);
    await page.screenshot({ path: join(options.folder, file), animations: "disabled" });
    photos.push({ ...place, theme, file });
  }
  return photos;
}

export async function photographAll(options: PhotoOptions): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const audience of ["guest", "member"] as const) {
    for (const width of WIDTHS) {
      for (const theme of THEMES)
        mkdirSync(join(options.folder, audience, `${width}-${theme}`), { recursive: true });
      const context = await options.browser.newContext({
        viewport: { width, height: HEIGHT },
        locale: "pt-BR",
        timezoneId: "Europe/Zurich",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      if (audience === "member") await logInAsExample(page, options);
      for (const { address } of listPagesFor(audience)) {
        if (!options.isOn(address)) continue;
        photos.push(...(await photographPage(page, options, { audience, address, width })));
      }
      await context.close();
    }
  }
  return photos;
}
