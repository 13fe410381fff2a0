import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { AppError, notFound, withdrawn } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { findGlossary, type SourcedTerm } from "~/reference/glossary/glossary.server";
import { fold, isSlug } from "../../../contract/shared/text.ts";
import type { TermCard, TermLetter } from "./glossary-page";

const oldAddress = shape("old_addresses", { item: z.string() });
const address = shape("glossary_terms", { slug: z.string() });

const QUERY_MAX_LENGTH = 80;
const OTHER_SIGNS = "0–9";

export function readGlossaryQuery(url: URL): string {
  return (url.searchParams.get("query") ?? "").trim().slice(0, QUERY_MAX_LENGTH);
}

function letterOf({ term }: SourcedTerm): string {
  const letter = fold(term).charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : OTHER_SIGNS;
}

function isNamed({ term, ptBr, names }: SourcedTerm, words: readonly string[]): boolean {
  const named = fold([term, ptBr, ...Object.values(names)].join(" "));
  return words.every((word) => named.includes(word));
}

const toCard = ({ slug, term, lang, ptBr, definition }: SourcedTerm): TermCard => ({
  slug,
  term,
  lang,
  ptBr,
  definition,
});

export async function listTerms(cms: TierCms, query: string): Promise<TermLetter[]> {
  const { terms } = await findGlossary(cms);
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = terms.filter((term) => isNamed(term, words));
  const letters = Map.groupBy(found, letterOf);
  return [...letters].map(([letter, group]) => ({ letter, terms: group.map(toCard) }));
}

export type TermWithNeighbors = {
  term: SourcedTerm;
  before: TermCard | null;
  after: TermCard | null;
};

/**
 * @throws a redirect from an old address, a 404, a 410 once it was withdrawn, or a 503 while Directus is
 * unavailable
 */
export async function requireTerm(
  cms: TierCms,
  slug: string,
  request: Request,
): Promise<TermWithNeighbors> {
  const found = await findTerm(cms, slug).catch(AppError.throwCmsUnavailable);
  if (found) return found;
  const former = isSlug(slug)
    ? await findFormerTerm(cms, slug).catch(AppError.throwCmsUnavailable)
    : null;
  if (former === "withdrawn") throw withdrawn(request);
  if (former) throw redirect(to(`/app/glossary/${former.slug}`), 301);
  throw notFound(request);
}

async function findTerm(cms: TierCms, slug: string): Promise<TermWithNeighbors | null> {
  const { terms, bySlug } = await findGlossary(cms);
  const term = bySlug.get(slug);
  if (!term) return null;
  const at = terms.indexOf(term);
  const [before, after] = [terms[at - 1], terms[at + 1]];
  return { term, before: before ? toCard(before) : null, after: after ? toCard(after) : null };
}

function findFormerTerm(
  cms: TierCms,
  slug: string,
): Promise<{ slug: string } | "withdrawn" | null> {
  return cms.forTier("teaser").cached(`glossary:former:${slug}`, async (ask) => {
    const gone = { collection: { _eq: "glossary_terms" }, slug: { _eq: slug } };
    const [old] = await ask(readRows(oldAddress, { filter: gone, limit: 1 }));
    if (!old) return null;
    const shown = { id: { _eq: old.item }, status: { _eq: "published" as const } };
    const [moved] = await ask(readRows(address, { filter: shown, limit: 1 }));
    return moved ?? "withdrawn";
  });
}
