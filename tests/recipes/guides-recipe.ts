import { copyKind } from "./snapshot-copy.ts";

/** A made-up kind, added as docs/how-to.md says: a text with comments, read offline. */
export const KIND = "guides";
export const MIGRATION = "guides-mail";

/** New files, and the text of each in `tests/recipes/guides`. */
export const newFiles = {
  "app/features/guides/guides.ts": "guides.txt",
  "app/features/guides/guides.server.ts": "guides.server.txt",
  "app/features/guides/words.ts": "words.txt",
  "app/features/guides/lists.words.ts": "lists.words.txt",
} as const;

/** Puts `added` before a place that the file names once. */
const before = (place: string, added: string) => (text: string) => {
  if (text.split(place).length !== 2) throw new Error(`The place is not named once: ${place}`);
  return text.replace(place, () => added + place);
};

export const edits: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  "contract/content/kinds.ts": [
    before('"news", "videos", "courses"] as const;', '"guides", '),
    before(
      "} as const satisfies Readonly<Record<ContentKind, KindFacts>>;",
      `  guides: {
    singular: "Guia",
    doneMark: "já lido",
    isText: true,
    isCommented: true,
    isOffline: true,
    plainPages: kindPages,
  },
`,
    ),
  ],
  "contract/shared/areas.ts": [
    before("  forum: area(", '  guides: area("Guias", "/app/guides", true),\n'),
  ],
  "contract/collections/content.ts": [
    before(
      '  {\n    name: "categories",',
      `  {
    name: "guides",
    hasSlug: true,
    isPublished: true,
    reading: {
      needs: { summary: "Resumo", body: "Texto" },
      picture: "cover",
      computes: "minutes",
    },
    search: "text",
    webAddresses: ["sourceUrl"],
    isPublic: true,
    list: {
      fields: ["title", "status", "access", "category", "publishedAt"],
      sort: "-publishedAt",
    },
    bookmarks: [{ name: "Guias comigo", icon: "assignment_ind", filter: assignedToMe }],
  },
`,
    ),
  ],
  "directus-snapshot.yaml": [(text) => copyKind(text, "news", KIND)],
  "app/shell/areas.ts": [before("];\n\nexport const forumArea", '  area("guides", "book"),\n')],
  "app/i18n/pt-BR/area-summaries.ts": [before("  forum:", '  guides: "Passo a passo",\n')],
};

/** What the recipe appends to the migration that drizzle-kit writes. */
export const migrationEnd = `--> statement-breakpoint
UPDATE "email_frequencies" SET "guides_frequency" = 'never'
WHERE "articles_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "news_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "videos_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "courses_frequency" NOT IN ('daily', 'weekly', 'monthly')
  AND "forum_frequency" NOT IN ('daily', 'weekly', 'monthly');
`;
