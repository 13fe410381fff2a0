import type { ContentReader } from "./reader.server";
import type { Headline } from "./schema";

/** Titles of the published ones among these slugs; kept for all members alike. */
export function listTitles(
  { cms, source }: ContentReader,
  slugs: readonly string[],
): Promise<Headline[]> {
  return cms.cached(`${source.kind.name}:titles:${slugs.join()}`, (ask) =>
    ask(
      source.headlines({
        filter: { _and: [{ status: { _eq: "published" } }, { slug: { _in: slugs } }] },
        limit: slugs.length,
      }),
    ),
  );
}
