import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import {
  LAW_STATES,
  PAGE_LANGUAGES,
  REPORT_OUTCOMES,
  REPORT_TOPICS,
} from "../../contract/account/signup.ts";
import { CmsUnavailableError } from "./client.ts";
import type { CmsAnswer, CmsClient } from "./client.ts";

/** Directus' list editor wraps each line in an object. */
const lines = z
  .array(z.object({ text: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ text }) => text));

const named = z.array(z.string()).nullish();
const condition = z.object({
  passport: named,
  country: named,
  relation: named,
  job: named,
  permit: named,
  time: named,
  stay: named,
  cantons: named,
  hours: named,
  german: named,
  french: named,
  italian: named,
  goals: named,
});
const conditions = z
  .array(condition)
  .nullish()
  .transform((list) => list ?? []);

const language = z.enum(PAGE_LANGUAGES).nullish().catch(null);
const https = z.url({ protocol: /^https$/ });
/** A page of the portal, without the language. */
const portalPage = z.string().regex(/^\/(?:app\/|signup\?step=)[^\s\\]*$/);
const target = z.union([portalPage, https, z.literal("{migração}")]);

const step = z
  .object({ text: z.string(), url: target.nullish(), language })
  .transform(({ text, url, language: spoken }) => ({
    text,
    ...(url && { url }),
    ...(url && spoken && { language: spoken }),
  }));

const source = {
  status: z.string(),
  sourceName: z.string().min(1),
  sourceUrl: https.nullable(),
  sourceLanguage: language.transform((spoken) => spoken ?? null),
  lawState: z.enum(LAW_STATES),
  lawNote: z.string().nullable(),
  contradicts: z
    .array(z.string())
    .nullish()
    .transform((codes) => codes ?? []),
  reviewedAt: z.iso.date(),
  reviewDueAt: z.iso.date(),
};

const ruleShape = z.object({
  code: z.string(),
  outcome: z.enum(REPORT_OUTCOMES),
  sort: z.number(),
  conditions,
  title: z.string(),
  rule: z.string(),
  possible: lines,
  limits: lines,
  illegal: z.string().nullable(),
  realisticTime: z.string().nullable(),
  steps: z
    .array(step)
    .nullish()
    .transform((steps) => steps ?? []),
  ...source,
});

const sentenceFields = {
  code: z.string(),
  answer: z.enum(REPORT_TOPICS),
  sort: z
    .number()
    .nullish()
    .transform((sort) => sort ?? 0),
  conditions,
  text: z.string(),
  step: z.string().nullish(),
  url: target.nullish(),
  urlLanguage: language,
  ...source,
};
const sentenceShape = z
  .object(sentenceFields)
  .transform(({ step: text, url, urlLanguage, ...sentence }) => ({
    ...sentence,
    step: text ? step.parse({ text, url, language: urlLanguage }) : null,
  }));

const cantonShape = z
  .object({
    cantonCode: z.string(),
    name: z.string(),
    migrationOfficeUrl: https.nullable().catch(null),
  })
  .transform(({ cantonCode: code, ...canton }) => ({ code, ...canton }));

export type CmsReportTexts = {
  rules: z.output<typeof ruleShape>[];
  sentences: z.output<typeof sentenceShape>[];
  cantons: z.output<typeof cantonShape>[];
};

const published = ["published"];
const withDrafts = ["published", "draft", "in_review"];

/**
 * Reads every text of the report.
 * @param client its permissions decide what is visible: the service's own account, or an editor's
 * @returns null if Directus refuses this reader
 * @throws {CmsUnavailableError} also if one of the texts is incomplete
 */
export async function readReportTexts(
  client: CmsClient,
  options: { hasDrafts: boolean } = { hasDrafts: false },
): Promise<CmsReportTexts | null> {
  const filter = { status: { _in: options.hasDrafts ? withDrafts : published } };
  const list = (collection: string, fields: object, more: object) =>
    client.ask(
      customEndpoint<unknown[]>({
        path: `/items/${collection}`,
        params: { fields: Object.keys(fields).join(","), limit: 500, ...more },
      }),
    );
  const cantonFields = { cantonCode: 1, name: 1, migrationOfficeUrl: 1 };
  const answers = await Promise.all([
    list("eligibility_rules", ruleShape.shape, { filter, sort: "sort,code" }),
    list("report_sentences", sentenceFields, { filter, sort: "sort,code" }),
    list("Cantons", cantonFields, { sort: "cantonCode" }),
  ]);
  const [rules, sentences, cantons] = answers.map(rowsOf);
  if (!rules || !sentences || !cantons) return null;
  return {
    rules: complete(ruleShape, rules),
    sentences: complete(sentenceShape, sentences),
    cantons: complete(cantonShape, cantons),
  };
}

const rowsOf = (answer: CmsAnswer<unknown[]>) => (answer.refused ? null : answer.value);

function complete<T>(shape: z.ZodType<T>, rows: unknown[]): T[] {
  const parsed = z.array(shape).safeParse(rows);
  if (!parsed.success) throw new CmsUnavailableError(parsed.error);
  return parsed.data;
}
