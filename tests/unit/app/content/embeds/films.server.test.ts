import { expect, test } from "vitest";
import { placeFilms, type EmbeddedFilm } from "~/content/embeds/embeds.server";

const film = { id: "v1", durationSec: 90, captions: "", chapters: [] };
const placed = (provider: "file" | "youtube"): ReadonlyMap<string, EmbeddedFilm> =>
  new Map([
    [
      "holerite",
      {
        film: { ...film, provider },
        title: "O <holerite>",
        posterUrl: "/media/p1",
        path: "/pt-BR/app/videos/holerite",
      },
    ],
  ]);

test("embedded video: alone in a paragraph becomes a picture with a link to its page", () => {
  const html = placeFilms("<p>a</p><p> {{video:holerite}}\u00a0</p>", placed("youtube"));
  expect(html).toContain('<figure data-film="v1"><a href="/pt-BR/app/videos/holerite">');
  expect(html).toContain("Assistir pelo YouTube");
  expect(html).toContain("o YouTube recebe o seu endereço IP");
  expect(html).toContain("O &lt;holerite&gt;");
  expect(html).not.toMatch(/youtube\.com|youtube-nocookie|<iframe|<script/);
});

test("embedded video: hosted by the portal has no privacy warning", () => {
  const html = placeFilms("<p>{{video:holerite}}</p>", placed("file"));
  expect(html).toContain("Assistir");
  expect(html).not.toContain("endereço IP");
});

test("embedded video: that is unavailable leaves no paragraph behind", () => {
  expect(placeFilms("<p>a</p><p>{{video:outro}}</p>", placed("file"))).toBe("<p>a</p>");
});
