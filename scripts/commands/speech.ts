import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { courses } from "../../cms-extensions/seed/content/courses/all-courses.ts";
import { listGermanPhrases, recordingName, recordingPath } from "../../contract/content/speech.ts";
import { respell } from "../speech/respell.ts";
import { encodeSound } from "../speech/sound-file.ts";
import { endWithLine, say } from "../stack/progress.ts";
import { createSpeaker } from "../videos/speak.ts";

/**
 * Speaks the German phrases in the tables of the seeded courses, a file each, and lists the files for the page's script.
 * An existing file stays: it may be a person's recording. Files whose phrase is gone are deleted.
 */
const PUBLIC = path.resolve(import.meta.dirname, "../../public");
const LIST = path.resolve(import.meta.dirname, "../../app/content/speech/recordings.json");

const fileOf = (name: string) => path.join(PUBLIC, recordingPath(name));
const FOLDER = path.dirname(fileOf("x"));

try {
  const classes = courses.flatMap(({ modules }) => modules.flatMap((module) => module.classes));
  const phrases = classes.flatMap(({ body = "" }) => listGermanPhrases(body));
  const byName = new Map(phrases.map((phrase) => [recordingName("de", phrase), phrase]));
  const { speak, sampleRate } = await createSpeaker("de");
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) {
    if (!byName.has(path.parse(file).name)) rmSync(path.join(FOLDER, file));
  }
  let bytes = 0;
  for (const [name, phrase] of byName) {
    if (existsSync(fileOf(name))) continue;
    const sound = await encodeSound(speak(respell(phrase)), sampleRate);
    writeFileSync(fileOf(name), sound);
    bytes += sound.length;
  }
  writeFileSync(LIST, `${JSON.stringify([...byName.keys()].toSorted(), null, 2)}\n`);
  say(`${byName.size} phrases, ${Math.round(bytes / 1024)} kB of new recordings`);
} catch (error) {
  endWithLine(error);
}
