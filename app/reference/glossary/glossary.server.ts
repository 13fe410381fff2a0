import { hash } from "node:crypto";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { LOCALE } from "~/i18n/paths";
import { indexTerms, type TermIndex } from "./link-terms";
import type { Term } from "./term";

const MAX_TERMS = 500;

const maybeText = z.nullable(z.string());
const row = shape("glossary_terms", {
  slug: z.string(),
  term: z.string(),
  lang: z.string(),
  ptBr: maybeText,
  definition: maybeText,
  de: maybeText,
  fr: maybeText,
  it: maybeText,
  source: maybeText,
  sourceUrl: maybeText,
  spellings: z.array(z.string()).catch([]),
});

export type SourcedTerm = Term & { source: string | null; sourceUrl: string | null };

export type Glossary = {
  terms: readonly SourcedTerm[];
  bySlug: ReadonlyMap<string, SourcedTerm>;
  index: TermIndex;
};

type Row = ReturnType<typeof row.parse>;

const byTerm = (one: Row, other: Row) => one.term.localeCompare(other.term, LOCALE);

const toTerm = ({ de, fr, it, spellings: _, ...term }: Row): SourcedTerm => ({
  ...term,
  ptBr: term.ptBr ?? "",
  definition: term.definition ?? "",
  names: { de, fr, it },
});

function makeGlossary(rows: readonly Row[]): Glossary {
  const explained = rows.filter(({ definition }) => definition).toSorted(byTerm);
  const terms = explained.map(toTerm);
  return {
    terms,
    bySlug: new Map(terms.map((term) => [term.slug, term])),
    index: indexTerms(explained),
  };
}

/** The last glossary built. Reused while the terms do not change, so that cached texts keep their links. */
let last: { edition: string; glossary: Glossary } | null = null;

function glossaryOf(rows: readonly Row[]): Glossary {
  const edition = hash("sha256", JSON.stringify(rows), "base64url");
  if (last?.edition !== edition) last = { edition, glossary: makeGlossary(rows) };
  return last.glossary;
}

export function findGlossary(cms: TierCms): Promise<Glossary> {
  return cms.forTier("teaser").cached("glossary", async (ask) => {
    const filter = { status: { _eq: "published" as const } };
    return glossaryOf(await ask(readRows(row, { filter, sort: ["slug"], limit: MAX_TERMS })));
  });
}
