import { z } from "zod";
import { plainText } from "../../../../contract/content/rich-text.ts";
import { factTopic } from "../answers/question-names.ts";
import type { SearchSource } from "./source.ts";
import { nothingIndexed } from "./source.ts";

const text = z.string().nullish();
const factShape = z.object({
  key: z.string(),
  title: z.string(),
  body: z.string(),
  year: z.coerce.string().nullish(),
  source: text,
  sourceUrl: text,
  validUntil: text,
});

const PILLAR = ["3a", "pilar 3a", "terceiro pilar", "3 pilar", "saule 3a"];

/** How members ask for a fact, by its key without the year. Every fact also answers to its title. */
const everydayNames: Readonly<Record<string, readonly string[]>> = {
  "teto-do-pilar-3a": PILLAR.flatMap((pillar) =>
    ["teto", "limite", "maximo", "valor maximo"].map((most) => `${most} ${pillar}`),
  ),
  "teto-do-pilar-3a-sem-caixa": PILLAR.flatMap((pillar) => [
    `teto ${pillar} sem caixa`,
    `teto ${pillar} autonomo`,
    `limite ${pillar} autonomo`,
  ]),
  "pensao-ahv-minima": ["pensao minima", "pensao ahv minima", "aposentadoria minima"],
  "pensao-ahv-maxima": ["pensao maxima", "pensao ahv maxima", "aposentadoria maxima", "teto ahv"],
  "pensao-ahv-casal": ["pensao ahv casal", "pensao casal", "aposentadoria casal", "teto ahv casal"],
  "limite-de-entrada-bvg": ["limite bvg", "entrada bvg", "limite segundo pilar"],
  "limite-da-coparticipacao-adultos": ["limite coparticipacao", "teto coparticipacao"],
  "limite-da-coparticipacao-criancas": ["limite coparticipacao criancas"],
};

const FRANCS = /^CHF ([\d’']+(?:\.\d\d)?)$/;

function amountIn(body: string): number | null {
  const [, amount] = FRANCS.exec(body) ?? [];
  return amount ? Number(amount.replaceAll(/[’']/g, "")) : null;
}

/** Checked values of texts that all members may read, as answers until their last day. */
export const factSource: SearchSource = {
  collection: "facts",
  seenBy: "free",
  fields: { teaser: ["id", ...Object.keys(factShape.shape)], free: null, paying: null },
  itemOf({ teaser }) {
    const { key, title, body, year, source, sourceUrl, validUntil } = factShape.parse(teaser);
    if (!source || !year) return nothingIndexed;
    const plainBody = plainText(body);
    const value = amountIn(plainBody);
    const answer = {
      title,
      cantonName: null,
      value,
      unit: value === null ? null : "CHF",
      text: value === null ? plainBody : null,
      period: year,
      source,
      sourceUrl: sourceUrl ?? null,
      path: null,
      until: validUntil?.slice(0, 10) ?? null,
    };
    const base = key.replace(/-20\d\d$/, "");
    const titleWithoutYear = title.replace(/,? 20\d\d$/, "");
    const topics = new Set([titleWithoutYear, ...(everydayNames[base] ?? [])].map(factTopic));
    const facts = [...topics].map((topic) => ({
      key: `${topic}:${year}:${key}`,
      topic,
      ...{ canton: null, isOpen: true, answer },
    }));
    return { documents: [], facts };
  },
};
