import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { narratedVideos } from "../../cms-extensions/seed/content/videos/all-videos.ts";
import {
  filmPath,
  posterPath,
  smallFilmPath,
} from "../../cms-extensions/seed/content/videos/film-files.ts";
import { TIMINGS_FILE } from "../../cms-extensions/seed/content/videos/timings.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { speakNarration } from "../videos/script.ts";
import { slides } from "../videos/slides.ts";
import { createSpeaker } from "../videos/speak.ts";
import { openStudio } from "../videos/studio.ts";

/**
 * Creates the demo's videos from their narrations, each in two sizes: a synthesized voice, drawn slides, a
 * poster, and the times for captions and chapters. `npm run videos -- slug` creates only the named ones.
 */
const MAX_FILM_BYTES = 6 * 1024 * 1024;

const readTimings = () => JSON.parse(readFileSync(TIMINGS_FILE, "utf8")) as object;

try {
  const names = process.argv.slice(2);
  const selected = narratedVideos.filter(({ slug }) => names.length === 0 || names.includes(slug));
  const speaker = await createSpeaker("pt-br");
  const studio = await openStudio();
  try {
    for (const video of selected) {
      const drawn = slides[video.slug];
      if (!drawn) throw new SetupError(`scripts/videos/slides has nothing for ${video.slug}`);
      const { scene, timing, samples } = speakNarration(video, drawn, speaker);
      const { film, small, poster } = await studio.film(scene, samples, speaker.sampleRate);
      if (film.length > MAX_FILM_BYTES) throw new SetupError(`${video.slug} is too large`);
      mkdirSync(path.dirname(filmPath(video.slug)), { recursive: true });
      writeFileSync(filmPath(video.slug), film);
      writeFileSync(smallFilmPath(video.slug), small);
      writeFileSync(posterPath(video.slug), poster);
      const timings = { ...readTimings(), [video.slug]: timing };
      writeFileSync(TIMINGS_FILE, `${JSON.stringify(timings)}\n`);
      say(
        `${video.slug}: ${Math.round(scene.durationSec)} s, ${Math.round(film.length / 1024)} and ${Math.round(small.length / 1024)} kB`,
      );
    }
  } finally {
    await studio.close();
  }
} catch (error) {
  endWithLine(error);
}
