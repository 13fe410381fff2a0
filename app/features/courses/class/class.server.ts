import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readFileRows, readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { filmChapters } from "~/content/film/chapters.server";
import type { Film } from "~/content/film/film";
import { oncePerGlossary, tryGlossary } from "~/content/glossary/linked-text.server";
import { placeTexts, readText, termTexts, type StoredTexts } from "~/content/read-text.server";
import type { ReadText } from "~/content/schema";
import { findCaptions } from "../../../../contract/content/captions.ts";
import { filmProviders } from "../../../../contract/content/film.ts";
import { questionKinds, type OpenQuestion } from "../../../../contract/content/quiz.ts";

const maybeText = z.nullable(z.string());
const questions = z
  .array(
    z.object({
      kind: z.enum(questionKinds),
      question: z.string(),
      options: z.array(z.string()),
    }),
  )
  .catch([]);

export const classTextFields = {
  id: z.string(),
  body: maybeText,
  plainBody: maybeText,
  quiz: questions,
};

const content = shape("course_classes", {
  ...classTextFields,
  attachments: { directus_files_id: maybeText },
  video: {
    id: z.string(),
    provider: z.enum(filmProviders),
    fileSmall: z.nullable(z.string()),
    durationSec: z.nullable(z.number()).transform((length) => length ?? 0),
    captions: z.unknown(),
    chapters: filmChapters,
    poster: maybeText,
  },
});

export type ClassFile = { id: string; name: string; bytes: number };

type Taught = {
  /** Sanitized HTML, without the correct answers. */
  questions: readonly OpenQuestion[];
  film: Film | null;
  posterUrl: string;
  files: readonly ClassFile[];
};

type StoredClass = Taught & StoredTexts;

export type ClassContent = Taught & ReadText;

const fileRow = z.object({
  id: z.string(),
  title: maybeText,
  filename_download: z.string(),
  filesize: z.coerce.number().catch(0),
});

const toFile = ({ id, title, ...file }: z.output<typeof fileRow>): ClassFile => ({
  id,
  name: title ?? file.filename_download,
  bytes: file.filesize,
});

type ContentRow = ReturnType<typeof content.parse>;

function toFilm(video: NonNullable<ContentRow["video"]>): Film {
  const { id, provider, durationSec } = video;
  return {
    ...{ id, provider, durationSec, chapters: video.chapters },
    captions: findCaptions(video.captions) ?? "",
    ...(video.fileSmall && { hasSmall: true }),
  };
}

type TextRow = Pick<ContentRow, keyof typeof classTextFields>;

export function toTaught({ id, body, plainBody, quiz }: TextRow): StoredClass {
  return {
    ...prepareRichText(body ?? ""),
    ...(plainBody && { plain: prepareRichText(plainBody) }),
    questions: quiz.map((each) => ({
      ...each,
      question: prepareRichText(each.question).bodyHtml,
    })),
    film: null,
    posterUrl: `/art/${id}.svg`,
    files: [],
  };
}

function toStored(row: ContentRow, files: readonly ClassFile[]): StoredClass {
  const { video } = row;
  const taught = toTaught(row);
  return {
    ...taught,
    film: video && toFilm(video),
    posterUrl: video?.poster ? `/media/${video.poster}` : taught.posterUrl,
    files,
  };
}

/**
 * Null without access.
 * @throws {CmsError}
 */
export function findClassContent(cms: TierCms, classId: string): Promise<StoredClass | null> {
  return cms.cached(`courses:class:${classId}`, async (ask) => {
    const [row] = await ask(readRows(content, { filter: { id: { _eq: classId } }, limit: 1 }));
    if (!row) return null;
    const ids = row.attachments.flatMap(({ directus_files_id: id }) => id ?? []);
    const files = ids.length === 0 ? [] : (await ask(readFileRows(fileRow, ids))).map(toFile);
    return placeTexts(ask, cms.tier, toStored(row, files));
  });
}

export async function readClass(
  cms: TierCms,
  input: StoredClass,
  reading: { now: Date; isPlain: boolean },
): Promise<ClassContent> {
  const glossary = await tryGlossary(cms);
  const texts = oncePerGlossary(input, glossary, (taught) => termTexts(taught, glossary));
  const { film, posterUrl, files } = input;
  return { questions: input.questions, film, posterUrl, files, ...readText(texts, reading) };
}
