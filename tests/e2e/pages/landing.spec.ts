import { expect, test } from "../support/portal";

test("landing page: the open film loads nothing before it is played, then plays with its captions", async ({
  page,
  portal,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await portal.open("/pt-BR");
  const section = page.getByRole("region", { name: "Veja um vídeo por dentro" });
  await expect(section.getByRole("link", { name: "Criar conta grátis" })).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  const film = section.locator("video");
  const title = await section.getByRole("heading", { level: 3 }).textContent();
  await expect(film).toHaveAccessibleName(String(title));
  expect(await film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
  expect(requests.filter((path) => path.startsWith("/media/films/"))).toEqual([]);
  await portal.expectAccessible();

  // The browser's own controls have no common accessible names.
  await film.focus();
  await page.keyboard.press("Space");
  const read = (name: "currentTime" | "duration") =>
    film.evaluate((video: HTMLVideoElement, of) => video[of], name);
  await expect.poll(() => read("currentTime")).toBeGreaterThan(0.5);
  const words = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      return [track?.kind, track?.language, track?.mode, (track?.cues?.length ?? 0) > 3];
    });
  await expect.poll(words).toEqual(["captions", "pt-BR", "showing", true]);

  // A position outside the loaded part is requested as a range.
  const far = Math.floor(await read("duration")) - 5;
  await film.evaluate((video: HTMLVideoElement, second) => {
    video.currentTime = second;
  }, far);
  await expect.poll(() => read("currentTime")).toBeGreaterThan(far);
});

for (const width of [744, 1200])
  test(`landing page: the pictures do not scroll at ${width} px, and the keyboard passes them`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await portal.open("/pt-BR");
    const pictures = page.getByRole("group", { name: "Páginas do portal, em imagens" });
    await pictures.scrollIntoViewIfNeeded();
    await expect(pictures).not.toHaveAttribute("tabindex");
  });

test.describe("landing page on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows what is left of a salary, pictures of the portal and prices, in under 6,000 pixels", async ({
    page,
    portal,
  }) => {
    await portal.open("/pt-BR");
    const figure = page.getByRole("figure").filter({ hasText: "Quanto sobra de CHF" });
    await expect(figure.getByRole("listitem")).toHaveText([/CHF/, /CHF/, /CHF/]);
    const pictures = page.getByRole("group", { name: "Páginas do portal, em imagens" });
    await pictures.scrollIntoViewIfNeeded();
    await pictures.focus();
    await expect(pictures).toBeFocused();
    const plan = pictures.getByRole("img", { name: /plano/ });
    await expect
      .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const prices = page.getByRole("list", { name: "Quanto custa" });
    await expect(prices.getByRole("link")).toHaveCount(3);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6_000);
    await portal.expectAccessible();
  });
});
