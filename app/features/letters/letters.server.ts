import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { AppError, notFound } from "~/http/app-error";
import { LETTER_KEYS, readLetterFields } from "../../../contract/switzerland/letters.ts";
import { readPlanRule } from "../../../contract/switzerland/plan-dates.ts";
import type { Letter } from "./letter";

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? "");

const letterRow = shape("letters", {
  key: z.enum(LETTER_KEYS),
  title: z.string(),
  summary: text,
  recipient: z.string().nullable(),
  fieldsJson: z.unknown(),
  ...{ subjectDe: text, bodyDe: text, subjectFr: text, bodyFr: text },
  ...{ subjectIt: text, bodyIt: text, subjectPt: text, bodyPt: text },
  isRegistered: z.boolean(),
  postingHint: z.string().nullable(),
  deadlineJson: z.unknown(),
  postBeforeDays: z.number(),
  legalSource: z.string().nullable(),
  sourceName: text,
  sourceUrl: z.string().nullable(),
  checkedOn: z.string().nullable(),
  toConfirm: z.string().nullable(),
});

/**
 * In the editors' order. A letter whose fields cannot be read is left out.
 * @throws {CmsError}
 */
export function listLetters(cms: TierCms): Promise<Letter[]> {
  return cms.cached("letters", async (ask) => {
    const filter = { status: { _eq: "published" as const } };
    const rows = await ask(
      readRows(letterRow, { filter, sort: ["sort", "key"], limit: LETTER_KEYS.length }),
    );
    return rows.flatMap((row): Letter[] => {
      const fields = readLetterFields(row.fieldsJson);
      if (!fields) return [];
      const { key, title, summary, recipient, isRegistered, postingHint, postBeforeDays } = row;
      return [
        {
          ...{ key, title, summary, recipient, fields, isRegistered, postingHint, postBeforeDays },
          texts: {
            de: { subject: row.subjectDe, body: row.bodyDe },
            fr: { subject: row.subjectFr, body: row.bodyFr },
            it: { subject: row.subjectIt, body: row.bodyIt },
            pt: { subject: row.subjectPt, body: row.bodyPt },
          },
          deadline: readPlanRule(row.deadlineJson),
          source: { name: row.sourceName, url: row.sourceUrl, law: row.legalSource || null },
          ...{ checkedOn: row.checkedOn, isConfirmed: !row.toConfirm },
        },
      ];
    });
  });
}

/** @throws a 404 for an unknown letter, a 503 while Directus is unavailable */
export async function requireLetter(cms: TierCms, key: string, request: Request): Promise<Letter> {
  const letters = await listLetters(cms).catch(AppError.throwCmsUnavailable);
  const letter = letters.find((each) => each.key === key);
  if (!letter) throw notFound(request);
  return letter;
}
