import type { EventContext } from "@directus/types";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards";
import { Refusal } from "../../shared/refusal";
import { mayWriteAlongside } from "../../shared/staff";

const SAMPLE_FIELDS = ["isSample", "access", "provider"];

type SampleVideo = { isSample?: unknown; access?: unknown; provider?: unknown };

/**
 * Why these videos cannot be the public sample on the landing page; null if they can.
 * @param otherSampleTitle title of another video with the mark
 */
export function sampleProblem(
  marked: readonly SampleVideo[],
  otherSampleTitle: string | null,
): string | null {
  if (marked.some(({ access }) => access !== "free")) {
    return "Um vídeo só para assinantes não fica aberto a todos na página inicial: mude o acesso ou tire a marca.";
  }
  if (marked.some(({ provider }) => provider !== "file")) {
    return "Na página inicial só toca um arquivo do portal: mude a origem do vídeo ou tire a marca.";
  }
  if (marked.length > 1) return "Só um vídeo de cada vez fica aberto a todos na página inicial.";
  if (otherSampleTitle !== null) {
    return `“${otherSampleTitle}” já está aberto a todos na página inicial: tire antes a marca dele.`;
  }
  return null;
}

/**
 * Refuses an unsuitable or a second public sample. Only an editor can remove the mark: no other save
 * changes which video is public.
 */
export async function guardSample(
  payload: Payload,
  meta: ItemMeta,
  { database, schema, accountability }: EventContext,
): Promise<void> {
  // The extension may run before the schema has the field.
  const hasField = schema?.collections["videos"]?.fields["isSample"] !== undefined;
  if (!hasField || !SAMPLE_FIELDS.some((field) => field in payload)) return;
  // Directus refuses everyone else, and the reason must not disclose a draft.
  if (!mayWriteAlongside(accountability)) return;
  const rows = meta.keys ? await storedRows(database, meta, SAMPLE_FIELDS) : [{}];
  const marked = rows.map((row): SampleVideo => ({ ...row, ...payload })).filter(isMarked);
  if (marked.length === 0) return;
  const otherSampleTitle = await database("videos")
    .where({ isSample: true })
    .whereNotIn("id", meta.keys ?? [])
    .first<{ title: string } | undefined>("title");
  const reason = sampleProblem(marked, otherSampleTitle?.title ?? null);
  if (reason) throw new Refusal({ field: "isSample", reason });
}

/** PostgreSQL accepts more values than `true` as true. */
const isMarked = ({ isSample }: SampleVideo) =>
  ![undefined, null, false].includes(isSample as boolean);
