import { collectionOf } from "../../../contract/collections/all-collections.ts";

/** Where published texts keep links, as readers meet them. */
export type LinkedText = {
  collection: string;
  /** What editors know the row by. */
  title: string;
  /** Fields that hold one address. */
  addresses: readonly string[];
  /** Fields of text with links in it. */
  texts: readonly string[];
  /** A list of sources beside the first, in `sources`. */
  hasSources?: true;
  /** The day after which nobody is shown the row. */
  until?: string;
  /** Whose state decides whether it is read, if not its own: `null` where everything is. */
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
 * What is looked through, the first that uses an address gives it its title. What members write is left out:
 * nobody but them would mend it, and an address that a member names is no reason to call there each night.
 * So are rows that official files bring by the thousand (premiums, exchange rates), with the file's own address.
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
