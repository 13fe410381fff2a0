import { collectionOf } from "../../../../contract/collections/all-collections.ts";

export type LinkedText = {
  collection: string;
  title: string;
  addresses: readonly string[];
  texts: readonly string[];
  hasSources?: true;
  until?: string;
  /** Where the status comes from, if not the row's own: `null` if every row is public. */
  status?: "course" | null;
};

const text = (
  collection: string,
  rest: Partial<Omit<LinkedText, "collection">> = {},
): LinkedText => ({
  ...{ collection, title: "title", texts: [] },
  addresses: collectionOf(collection)?.webAddresses ?? [],
  ...rest,
});
const BODIES = ["body", "plainBody"];

/**
 * Searched collections; the first with an address provides its title. Excludes members' texts: only the
 * member could correct them, and a member's link is no reason to contact a site every night. Excludes rows
 * imported by the thousand from official files (premiums, exchange rates), which hold the file's own
 * address.
 */
export const linkedTexts: readonly LinkedText[] = [
  text("news", { texts: BODIES }),
  text("articles", { texts: BODIES, hasSources: true }),
  text("videos", { texts: ["summary"], hasSources: true }),
  text("courses", { texts: ["summary"] }),
  text("course_classes", { texts: [...BODIES, "quiz"], status: "course" }),
  text("facts", { texts: ["body"] }),
  text("glossary_terms", { title: "term", texts: ["definition"] }),
  text("plan_steps", { texts: ["body"] }),
  text("parameter_sets", { title: "key" }),
  text("canton_figures", { title: "key" }),
  text("Cantons", { title: "name", status: null }),
  text("Cantons_translations", { title: "name", texts: ["description"], status: null }),
  text("eligibility_rules", { addresses: ["sourceUrl"] }),
  text("report_sentences", { title: "text", addresses: ["url", "sourceUrl"] }),
  text("insurers", { title: "name" }),
  text("mobile_plans", { title: "name", until: "validTo" }),
  text("sbb_offers", { until: "validTo" }),
  text("alpine_offers", { until: "validTo" }),
  text("jobs", { texts: ["description", "requirements"], until: "expiresAt" }),
  text("legal_documents", { texts: ["body"] }),
  text("changelog_entries", { texts: ["body"] }),
];
