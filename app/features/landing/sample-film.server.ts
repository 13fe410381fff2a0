import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { captionsOf, sourceOf } from "~/content/film/film";
import { filmLength } from "~/content/film/film-length";
import { openFilm } from "~/content/film/open-film";
import { escapeText } from "~/http/escape-text";
import { openFilm as words } from "~/i18n/pt-BR/public/open-film";
import { translator } from "~/i18n/translator";
import type { SampleFilm } from "./landing.types";
import { areas } from "../../../contract/shared/areas.ts";

const t = translator("open-film", words);

const video = shape("videos", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  poster: z.nullable(z.string()),
  durationSec: z.nullable(z.number()).transform((length) => length ?? 0),
});

/** Uses the browser's own player: the player of the video pages is larger than the whole landing page. */
function htmlOf({ id, poster, durationSec, ...row }: ReturnType<typeof video.parse>): string {
  const title = escapeText(row.title);
  const length = t("length", { length: filmLength(durationSec) });
  const picture = poster ? `/media/${poster}?size=wide` : `/art/${id}.svg`;
  const film = sourceOf({ id, provider: "file" });
  return `<div><h2 id="film-heading">${t("heading")}</h2><p>${t("lead")}</p><h3>${title}</h3><p>${length}</p></div><video src="${film}" poster="${escapeText(picture)}" width="1280" height="720" controls playsinline preload="none" aria-label="${title}"><track kind="captions" src="${captionsOf(id)}" srclang="pt-BR" label="${t("captions")}" default></video>`;
}

/**
 * Null without an opened film. Uses the members' token, for this film only: Directus hides film files from
 * guests.
 * @param signupPath null for members, who go to the film's page
 */
export async function findSampleFilm(
  cms: TierCms,
  signupPath: string | null,
): Promise<SampleFilm | null> {
  if (!areas.videos.isOpen) return null;
  const found = await cms.forTier("free").cached("landing:film", async (ask) => {
    const [row] = await ask(readRows(video, openFilm));
    return row ? { html: htmlOf(row), path: `/app/videos/${row.slug}` } : null;
  });
  if (!found) return null;
  const { html, path } = found;
  return signupPath === null
    ? { html, to: path, label: t("open") }
    : { html, to: signupPath, label: t("signup") };
}
