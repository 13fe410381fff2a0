import { Client } from "pg";
import { slugProblem } from "../src/content/publishing/slug.ts";
import { calendarFrom } from "./calendar.ts";
import { cantonPlan } from "./canton-rows.ts";
import { classifiedsPlan } from "./classifieds-rows.ts";
import {
  articlePlan,
  contentContext,
  labelPlan,
  newsPlan,
  synonymPlan,
  videoPlan,
} from "./content-rows.ts";
import { articles } from "./content/articles/all-articles.ts";
import { calculatorParameters } from "./content/calculator-parameters.ts";
import { categories } from "./content/categories.ts";
import { courses } from "./content/courses/all-courses.ts";
import { datasets } from "./content/datasets.ts";
import { eligibilityRules } from "./content/eligibility-rules.ts";
import { reportSentences } from "./content/report-sentences/all-sentences.ts";
import { facts } from "./content/facts.ts";
import { topics } from "./content/forum/all-topics.ts";
import { forumCategories } from "./content/forum/categories.ts";
import { glossaryTerms } from "./content/glossary/all-terms.ts";
import { legalDocuments } from "./content/legal.ts";
import { news } from "./content/news/all-news.ts";
import { changes } from "./content/changelog.ts";
import { letters } from "./content/plan/letters.ts";
import { offices } from "./content/plan/offices.ts";
import { planSteps } from "./content/plan/all-steps.ts";
import { searchSynonyms } from "./content/search-synonyms.ts";
import { signupTexts } from "./content/signup-texts.ts";
import { tags } from "./content/tags.ts";
import { videos } from "./content/videos/all-videos.ts";
import { changelogPlan } from "./changelog-rows.ts";
import { coursePlan } from "./course-rows.ts";
import { forumPlan } from "./forum-rows.ts";
import { legalPlan } from "./legal-rows.ts";
import { multiply } from "./multiply.ts";
import { letterPlan, officePlan } from "./office-rows.ts";
import { planStepPlan } from "./plan-step-rows.ts";
import { joinPlans, type SeedPlan } from "./plan.ts";
import {
  parameterPlan,
  datasetPlan,
  factPlan,
  glossaryPlan,
  cantonFigurePlan,
} from "./reference-rows.ts";
import { signupPlan } from "./signup-rows.ts";
import { writeMissing, writePlan } from "./write-plan.ts";

/**
 * Writes the demo's content directly to Directus' database, without its API: no activity rows, no mails.
 * Repeatable: ids come from slugs, so a second run writes the same rows with new dates. The schema must be
 * applied before.
 * @param options.scale factor for the number of news and articles; 1 is the demo
 * @returns rows written per table
 * @throws if the content breaks the portal's own rules, before anything is written
 */
export async function seedContent(options: {
  databaseUrl: string;
  scale?: number;
}): Promise<Record<string, number>> {
  const plan = contentPlan(options.scale ?? 1, new Date());
  return withClient(options.databaseUrl, (client) => writePlan(client, plan));
}

/**
 * Seeds the reference data that a new installation needs and no editor can create: cantons with figures,
 * calculator parameters, terms, rules and steps. Terms of use and privacy policy are drafts, because the
 * operator must write them. Existing rows stay unchanged.
 * @returns rows written per table
 */
export async function seedReference(options: {
  databaseUrl: string;
}): Promise<Record<string, number>> {
  return withClient(options.databaseUrl, (client) =>
    writeMissing(client, referencePlan(new Date())),
  );
}

async function withClient<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const done = await work(client);
    await client.query(
      `select setval(pg_get_serial_sequence('"Cantons"', 'id'), (select max(id) from "Cantons"))`,
    );
    return done;
  } finally {
    await client.end();
  }
}

function referencePlan(now: Date): SeedPlan {
  const [legal] = legalPlan(legalDocuments, calendarFrom(now)).rows;
  if (!legal) throw new Error("The seed has no legal documents");
  const drafts = legal.rows.map((row) => ({
    ...row,
    status: "draft",
    effectiveAt: now.toISOString(),
  }));
  return joinPlans([
    ...referenceParts(),
    labelPlan([...categories, ...forumCategories], tags),
    // The classes and guides that explain a step belong to the demo.
    planStepPlan(planSteps.map(({ taughtIn: _, guide: __, ...step }) => step)),
    { rows: [{ ...legal, rows: drafts }], links: [] },
  ]);
}

const referenceParts = (): SeedPlan[] => [
  cantonPlan(),
  cantonFigurePlan(),
  synonymPlan(searchSynonyms),
  glossaryPlan(glossaryTerms),
  signupPlan(signupTexts, eligibilityRules, reportSentences),
  datasetPlan(datasets),
  parameterPlan(calculatorParameters),
  officePlan(offices),
  letterPlan(letters),
];

function contentPlan(scale: number, now: Date): SeedPlan {
  const calendar = calendarFrom(now);
  const labels = [...categories, ...forumCategories];
  const context = contentContext(calendar, labels, tags);
  refuseBadSlugs([...news, ...articles, ...videos, ...courses, ...labels, ...tags, ...topics]);
  return joinPlans([
    ...referenceParts(),
    labelPlan(labels, tags),
    factPlan(facts, calendar),
    newsPlan(multiply(news, scale), context),
    articlePlan(multiply(articles, scale), context),
    videoPlan(videos, context),
    coursePlan(courses, { ...context, videos }),
    forumPlan(topics, context),
    legalPlan(legalDocuments, calendar),
    planStepPlan(planSteps),
    changelogPlan(changes),
    classifiedsPlan(),
  ]);
}

function refuseBadSlugs(items: readonly { slug: string }[]): void {
  const problems = items.flatMap(({ slug }) => {
    const problem = slugProblem(slug);
    return problem ? [`${slug}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
