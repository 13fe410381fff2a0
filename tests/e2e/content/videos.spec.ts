import { callCms } from "../support/cms";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, waitUntilHydrated } from "../support/portal";

// The browser logs the status of a locked item, as of any other than 200; one test loads YouTube by a
// click.
test.use({
  allowedErrors: [/status of 402|^foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\//],
});

const OPEN = "/pt-BR/app/videos/golpes-de-aluguel-como-reconhecer";
const LOCKED = "/pt-BR/app/videos/pilar-3a-em-linguagem-simples";

type Row = { id: string };

async function forgetProgress(title: string): Promise<void> {
  const query = `filter[video][title][_contains]=${encodeURIComponent(title)}&fields=id`;
  for (const { id } of await callCms<Row[]>("GET", `/items/video_progress?${query}`)) {
    await callCms("DELETE", `/items/video_progress/${id}`);
  }
}

test("video: half watched in one browser continues in another", async ({
  page,
  portal,
  browser,
}) => {
  await forgetProgress("Golpes de aluguel");
  await portal.startSessionAs("gratis");
  await portal.open(OPEN);
  await page.getByRole("button", { name: "Assistir", exact: true }).click();
  const film = page.locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/videos/progress") &&
      Number(new URLSearchParams(answer.request().postData() ?? "").get("positionSec")) >= 46,
  );
  await page.getByRole("button", { name: /^0:46 A regra que protege|A regra que protege/ }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.locator("button[aria-current]").first()).toContainText("A regra");

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(new URL(OPEN, page.url()).href);
  await waitUntilHydrated(second);
  const goOn = second.getByRole("button", { name: /^Continuar de 0:4\d/ });
  await goOn.click();
  const there = second.locator("video");
  await expect
    .poll(() => there.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(45);
  await other.close();
});

test("video: with data saving it continues at its position, and the next one starts with data saving", async ({
  page,
  portal,
}) => {
  await forgetProgress("Golpes de aluguel");
  await portal.startSessionAs("gratis");
  await portal.open(`${OPEN}?t=20`);
  await page.getByRole("button", { name: "Assistir a partir de 0:20" }).click();
  const film = page.locator("video");
  const heightOf = () => film.evaluate((video: HTMLVideoElement) => video.videoHeight);
  await expect.poll(heightOf).toBe(720);
  const quality = page.getByRole("combobox", { name: "Qualidade" });
  await quality.selectOption("Leve");
  await expect.poll(heightOf).toBe(360);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(19);
  await expect(page.getByRole("button", { name: "Pausar" })).toBeVisible();
  await portal.open(`${OPEN}?t=30`);
  await page.getByRole("button", { name: "Assistir a partir de 0:30" }).click();
  await expect.poll(heightOf).toBe(360);
});

test("video: keeps position and state if the quality changes twice at once or while paused", async ({
  page,
  portal,
}) => {
  await forgetProgress("Golpes de aluguel");
  await portal.startSessionAs("gratis");
  const stored: number[] = [];
  page.on("request", (request) => {
    const input = new URLSearchParams(request.postData() ?? "").get("positionSec");
    if (request.url().endsWith("/videos/progress") && input) stored.push(Number(input));
  });
  await portal.open(`${OPEN}?t=20`);
  await page.getByRole("button", { name: "Assistir a partir de 0:20" }).click();
  const film = page.locator("video");
  const read = (name: "videoHeight" | "currentTime") =>
    film.evaluate((video: HTMLVideoElement, of) => video[of], name);
  await expect.poll(() => read("videoHeight")).toBe(720);
  await expect.poll(() => read("currentTime")).toBeGreaterThan(20);
  const quality = page.getByRole("combobox", { name: "Qualidade" });
  await quality.selectOption("Leve");
  await quality.selectOption("Normal");
  await quality.selectOption("Leve");
  await expect.poll(() => read("videoHeight")).toBe(360);
  await expect.poll(() => read("currentTime")).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Pausar" }).click();
  await expect(page.getByRole("button", { name: "Tocar" })).toBeVisible();
  const before = await read("currentTime");
  await quality.selectOption("Normal");
  await expect.poll(() => read("videoHeight")).toBe(720);
  await expect.poll(() => read("currentTime")).toBeCloseTo(before, 0);
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(stored.filter((second) => second < 20)).toEqual([]);
});

test("video: obeys a button pressed while the other file is loading", async ({ page, portal }) => {
  await forgetProgress("Golpes de aluguel");
  await portal.startSessionAs("gratis");
  await portal.open(`${OPEN}?t=20`);
  await page.getByRole("button", { name: "Assistir a partir de 0:20" }).click();
  const film = page.locator("video");
  const heightOf = () => film.evaluate((video: HTMLVideoElement) => video.videoHeight);
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(heightOf).toBe(720);
  await page.getByRole("button", { name: "Pausar" }).click();
  await expect(page.getByRole("button", { name: "Tocar" })).toBeVisible();
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/films\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Qualidade" }).selectOption("Leve");
  await page.getByRole("button", { name: "Tocar" }).click();
  letThrough();
  await expect.poll(heightOf).toBe(360);
  await expect.poll(isPaused).toBe(false);
});

test("video: the transcript follows, jumps and takes notes, and the keyboard controls playback", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("gratis");
  await portal.open(`${OPEN}?t=20`);
  await page.getByRole("button", { name: "Assistir a partir de 0:20" }).click();
  await expect(page.locator("[data-media-player]")).toBeFocused();
  const film = page.locator("video");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(20);
  await expect(page.getByRole("button", { name: "Pausar" })).toBeVisible();
  await page.getByRole("button", { name: "Pausar" }).focus();
  await page.keyboard.press("k");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  const paused = await at();
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).toBeCloseTo(paused + 10, 0);
  // The player continues from the second it shows.
  const shown = `0:${Math.floor(paused + 10)}`;
  const player = page.locator("[data-media-player]");
  await expect(player.getByText(shown, { exact: true })).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBeCloseTo(paused, 0);
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: "Ligar o som" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("button", { name: "Mostrar legendas" })).toBeVisible();
  await page.getByRole("combobox", { name: "Velocidade" }).selectOption("1.5");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  await page.getByRole("searchbox", { name: "Procurar no que é dito" }).fill("criptomoeda");
  await expect(page.getByText("1 trecho")).toBeVisible();
  const note = `Conferir o anúncio ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel(/^Anotar em/).fill(note);
  await page.getByRole("button", { name: "Salvar anotação" }).click();
  await expect(page.getByRole("button", { name: new RegExp(note) })).toBeVisible();
  await page
    .getByRole("listitem")
    .filter({ hasText: note })
    .getByRole("button", { name: /Apagar a anotação/ })
    .click();
  await expect(page.getByText(note)).toHaveCount(0);
  await portal.expectAccessible();
});

test.describe("video with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("still starts when a member presses play", async ({ page, portal }) => {
    await portal.startSessionAs("gratis");
    await portal.open(`${OPEN}?t=20`);
    await page.getByRole("button", { name: "Assistir a partir de 0:20" }).click();
    await expect
      .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(20);
  });
});

test("video: a comment about a second of the film leads there", async ({ page, portal }) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await portal.open(`${OPEN}?t=20`);
  const thread = page.getByRole("region", { name: "Comentários" });
  await thread.scrollIntoViewIfNeeded();
  await thread.getByLabel("Seu comentário").fill("Foi assim que me enganaram.");
  await thread.getByRole("checkbox", { name: "Sobre o momento 0:20 do vídeo" }).check();
  await thread.getByRole("button", { name: "Comentar" }).click();
  const mine = thread.getByRole("article").filter({ hasText: "Foi assim que me enganaram." });
  try {
    await expect(mine.getByRole("button", { name: "Apagar" })).toBeVisible();
    await portal.expectAccessible();
    await mine.getByRole("button", { name: "Ver o vídeo em 0:20" }).click();
    const film = page.locator("video");
    await expect(film).toBeInViewport();
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(20);
    await mine.getByRole("button", { name: "Apagar" }).click();
    await mine.getByRole("button", { name: "Apagar mesmo?" }).click();
    await expect(mine).toHaveCount(0);
  } finally {
    const own = `filter[user_created][_eq]=${member.directusUserId}&fields=id`;
    for (const { id } of await callCms<Row[]>("GET", `/items/comments?${own}`)) {
      await callCms("DELETE", `/items/comments/${id}`);
    }
  }
});

test("video: a locked one says what it contains and how to watch it", async ({ page, portal }) => {
  await portal.startSessionAs("gratis");
  await portal.open(LOCKED);
  await expect(
    page.getByRole("heading", { name: "Este vídeo faz parte da assinatura" }),
  ).toBeVisible();
  await expect(page.getByText("Banco ou seguradora")).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await portal.expectAccessible();
});

test("YouTube video: loads nothing before a click, then plays without cookies and reports its seconds", async ({
  page,
  portal,
}) => {
  const requests: string[] = [];
  await page.context().route(/youtube|ytimg|google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<script>addEventListener("message",()=>parent.postMessage(JSON.stringify({event:"infoDelivery",info:{currentTime:31,playerState:1}}),"*"))</script>`,
    });
  });
  const slug = `teste-${crypto.randomUUID()}`;
  const vtt =
    "WEBVTT\n\n00:00.000 --> 00:20.000\nPrimeira parte.\n\n00:30.000 --> 00:50.000\nSegunda parte.\n";
  const video = await callCms<Row>("POST", "/items/videos", {
    title: "Um vídeo de fora",
    slug,
    summary: "Resumo.",
    status: "published",
    access: "free",
    provider: "youtube",
    providerId: "dQw4w9WgXcQ",
    durationSec: 60,
    captions: [{ lang: "pt-BR", vtt }],
    publishedAt: new Date().toISOString(),
  });
  try {
    await portal.startSessionAs("gratis");
    await portal.open("/pt-BR/app/videos");
    await page.goto(`/pt-BR/app/videos/${slug}`);
    await waitUntilHydrated(page);
    expect(requests).toEqual([]);
    await page.getByRole("button", { name: "Assistir pelo YouTube" }).click();
    await expect(page.locator("button[aria-current]")).toContainText("Segunda parte.");
    expect(requests.every((url) => url.startsWith("https://www.youtube-nocookie.com/embed/"))).toBe(
      true,
    );
  } finally {
    await callCms("DELETE", `/items/videos/${video.id}`);
  }
});

test("watch history: can be paused and resumed", async ({ page, portal }) => {
  // Not the member of the other tests, whose positions must be saved meanwhile.
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app/videos/history");
  await page.getByRole("button", { name: "Pausar o histórico" }).click();
  await expect(page.getByText("O histórico está em pausa.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Retomar o histórico" }).click();
  await expect(page.getByRole("button", { name: "Pausar o histórico" })).toBeVisible();
  await portal.expectAccessible();
});
