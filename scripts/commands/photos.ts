import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { readEnvironment } from "../../config/environment.ts";
import { describeAlbum } from "../pages/photo-album.ts";
import { photographAll } from "../pages/photograph.ts";
import { BROWSER_ARGS, findBrowser } from "../stack/browser.ts";
import { DEMO_PASSWORD } from "../stack/parts.ts";
import { endWithLine, SetupError, step } from "../stack/progress.ts";

/**
 * Takes screenshots of every page of the running portal for design reviews; `npm run photos -- news` only
 * of addresses with that word. Creates an album page at the end.
 */
try {
  const environment = readEnvironment("launcher", process.env);
  const origin = process.env["PUBLIC_ORIGIN"] ?? `http://localhost:${environment.PORT}`;
  if (!(await fetch(origin).catch(() => null))?.ok)
    throw new SetupError(`No portal answers at ${origin}: run npm start first.`);
  const words = process.argv.slice(2);
  const folder = join(resolve(environment.PORTAL_DATA_DIR), "photos");
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    const photos = await step("photographed", () =>
      photographAll({
        browser,
        origin,
        folder,
        password: DEMO_PASSWORD,
        isOn: (address) => words.every((word) => address.includes(word)),
      }),
    );
    const album = join(folder, "index.html");
    writeFileSync(album, describeAlbum(photos));
    process.stdout.write(`\n${photos.length} photos: ${album}\n`);
  } finally {
    await browser.close();
  }
} catch (error) {
  endWithLine(error);
}
