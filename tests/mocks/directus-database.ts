import type { CmsSchema } from "~/cms/generated/schema";
import { contentKinds, type ContentKind } from "../../contract/content/kinds.ts";
import { makeCanton, makeCantonTranslation, makeFigureSet } from "../factories/cantons";
import {
  makeAnnouncement,
  makeArticle,
  makeCategory,
  makeVideo,
  makeDataset,
  makeFact,
  makeGlossaryTerm,
  makeChangelogEntry,
  makeLegalDocument,
  makeNews,
  makeSearchSynonyms,
  makeShelf,
  makeOldAddress,
  makeSignupText,
  makeTag,
} from "../factories/content";
import { makeMemberPlanStep, makeLetterRow, makeOfficeRow, makePlanStep } from "../factories/plan";
import {
  makeAlpineOffer,
  makeCurrencyRate,
  makeJob,
  makeJobApplication,
  makeMobilePlan,
  makeProduct,
  makeProductPrice,
  makeSavedSearch,
  makeTravelOffer,
} from "../factories/classifieds";
import {
  makeDraft,
  makeFollow,
  makeReply,
  makeTopic,
  makePollVote,
  makeTopicState,
  makeVote,
} from "../factories/forum";
import { makeAppeal, makeSanction } from "../factories/moderation";
import {
  makeMemberNote,
  makeNotification,
  makeReadState,
  makeContentFeedback,
  makeVideoProgress,
  makeFavorite,
  makeIdea,
  makeMembershipClaim,
} from "../factories/member-rows";
import {
  makeCertificate,
  makeClassProgress,
  makeCourse,
  makeCourseClass,
  makeCourseModule,
  makeCourseReview,
  makeEnrollment,
  makeQuizAttempt,
} from "../factories/courses";

const LINKED = {
  cantons: { field: "Cantons_id", to: "Cantons" },
  tags: { field: "tags_id", to: "tags" },
} as const;
type Part = keyof typeof LINKED;
const parts = ["cantons", "tags"] as const satisfies readonly Part[];

type ContentCollection = ContentKind | `${ContentKind}_${Part}`;

/** A value for the collection of each kind, and for its links to cantons and tags. */
const ofKinds = <Value>(
  make: (kind: ContentKind, part: Part | null) => Value,
): Record<ContentCollection, Value> =>
  Object.fromEntries(
    contentKinds.flatMap((kind) => [
      [kind, make(kind, null)] as const,
      ...parts.map((part) => [`${kind}_${part}`, make(kind, part)] as const),
    ]),
  ) as Record<ContentCollection, Value>;

/** Collections that the app queries, as tables: relations hold ids only. */
export type DirectusDatabase = Pick<
  CmsSchema,
  | ContentCollection
  | "categories"
  | "tags"
  | "Cantons"
  | "Cantons_translations"
  | "canton_figures"
  | "plan_steps"
  | "offices"
  | "letters"
  | "member_plan_steps"
  | "facts"
  | "favorites"
  | "glossary_terms"
  | "legal_documents"
  | "announcements"
  | "changelog_entries"
  | "changelog_entries_ideas"
  | "ideas"
  | "currency_rates"
  | "membership_claims"
  | "search_synonyms"
  | "signup_texts"
  | "old_addresses"
  | "shelves"
  | "parameter_sets"
  | "video_progress"
  | "member_notes"
  | "read_states"
  | "content_feedback"
  | "Notification"
  | "course_modules"
  | "course_classes"
  | "course_classes_attachments"
  | "class_progress"
  | "enrollments"
  | "quiz_attempts"
  | "course_reviews"
  | "certificates"
  | "forum_posts"
  | "forum_posts_tags"
  | "forum_posts_cantons"
  | "comments"
  | "topic_states"
  | "forum_poll_votes"
  | "follows"
  | "votes"
  | "sanctions"
  | "appeals"
  | "drafts"
  | "jobs"
  | "mobile_plans"
  | "sbb_offers"
  | "alpine_offers"
  | "products"
  | "product_prices"
  | "saved_searches"
  | "job_applications"
>;

export type Collection = keyof DirectusDatabase;
export type Row = Record<string, unknown>;

export function emptyDatabase(): DirectusDatabase {
  return {
    ...ofKinds((): never[] => []),
    categories: [],
    tags: [],
    Cantons: [],
    Cantons_translations: [],
    canton_figures: [],
    plan_steps: [],
    offices: [],
    letters: [],
    member_plan_steps: [],
    facts: [],
    favorites: [],
    glossary_terms: [],
    legal_documents: [],
    announcements: [],
    changelog_entries: [],
    changelog_entries_ideas: [],
    ideas: [],
    currency_rates: [],
    membership_claims: [],
    search_synonyms: [],
    signup_texts: [],
    old_addresses: [],
    shelves: [],
    parameter_sets: [],
    video_progress: [],
    member_notes: [],
    read_states: [],
    content_feedback: [],
    Notification: [],
    course_modules: [],
    course_classes: [],
    course_classes_attachments: [],
    class_progress: [],
    enrollments: [],
    quiz_attempts: [],
    course_reviews: [],
    certificates: [],
    forum_posts: [],
    forum_posts_tags: [],
    forum_posts_cantons: [],
    comments: [],
    topic_states: [],
    forum_poll_votes: [],
    follows: [],
    votes: [],
    sanctions: [],
    appeals: [],
    drafts: [],
    jobs: [],
    mobile_plans: [],
    sbb_offers: [],
    alpine_offers: [],
    products: [],
    product_prices: [],
    saved_searches: [],
    job_applications: [],
  };
}

/** `to` names the table that an id refers to; `from` names the table whose rows refer back by `by`. */
export type Relation = { to: Collection } | { from: Collection; by: string };

const contentRelations = ofKinds((kind, part): Record<string, Relation> => {
  const by = `${kind}_id`;
  if (part) return { [LINKED[part].field]: { to: LINKED[part].to }, [by]: { to: kind } };
  return {
    category: { to: "categories" },
    cantons: { from: `${kind}_cantons`, by },
    tags: { from: `${kind}_tags`, by },
  };
});

const relations: { [C in Collection]?: Record<string, Relation> } = {
  ...contentRelations,
  videos: { ...contentRelations.videos, relatedClassId: { to: "course_classes" } },
  video_progress: { video: { to: "videos" } },
  courses: { ...contentRelations.courses, modules: { from: "course_modules", by: "course" } },
  course_modules: {
    course: { to: "courses" },
    classes: { from: "course_classes", by: "module" },
  },
  course_classes: {
    module: { to: "course_modules" },
    video: { to: "videos" },
    attachments: { from: "course_classes_attachments", by: "course_classes_id" },
  },
  course_classes_attachments: { course_classes_id: { to: "course_classes" } },
  plan_steps: { courseClass: { to: "course_classes" } },
  offices: { canton: { to: "Cantons" } },
  class_progress: { class: { to: "course_classes" } },
  enrollments: { course: { to: "courses" }, lastClass: { to: "course_classes" } },
  quiz_attempts: { class: { to: "course_classes" } },
  course_reviews: { course: { to: "courses" } },
  certificates: { course: { to: "courses" } },
  forum_posts: {
    courseClass: { to: "course_classes" },
    article: { to: "articles" },
    category: { to: "categories" },
    cantons: { from: "forum_posts_cantons", by: "forum_posts_id" },
    tags: { from: "forum_posts_tags", by: "forum_posts_id" },
  },
  forum_posts_cantons: { Cantons_id: { to: "Cantons" }, forum_posts_id: { to: "forum_posts" } },
  forum_posts_tags: { tags_id: { to: "tags" }, forum_posts_id: { to: "forum_posts" } },
  changelog_entries: {
    ideas: { from: "changelog_entries_ideas", by: "changelog_entries_id" },
  },
  changelog_entries_ideas: { changelog_entries_id: { to: "changelog_entries" } },
  ideas: { duplicateOfId: { to: "ideas" } },
  comments: { parent: { to: "comments" } },
  jobs: { canton: { to: "Cantons" } },
  alpine_offers: { canton: { to: "Cantons" } },
  product_prices: { product: { to: "products" } },
  job_applications: { job: { to: "jobs" } },
  facts: { article: { to: "articles" } },
  Cantons: { translations: { from: "Cantons_translations", by: "Cantons_id" } },
};

export function findRelation(collection: Collection, field: string): Relation | null {
  return relations[collection]?.[field] ?? null;
}

/** Kinds without a row have the fields of news. */
const ownSamples: Readonly<Partial<Record<ContentKind, Row>>> = {
  articles: makeArticle(),
  videos: makeVideo(),
  courses: makeCourse(),
};
const contentSamples = ofKinds((kind, part) =>
  part === null
    ? (ownSamples[kind] ?? makeNews())
    : { id: 1, [`${kind}_id`]: null, [LINKED[part].field]: null },
);

const topicLink = { id: 1, forum_posts_id: null };
const samples: Record<Collection, Row> = {
  ...contentSamples,
  forum_posts: makeTopic(),
  forum_posts_tags: { ...topicLink, tags_id: null },
  forum_posts_cantons: { ...topicLink, Cantons_id: null },
  comments: makeReply(),
  topic_states: makeTopicState(),
  forum_poll_votes: makePollVote(),
  follows: makeFollow(),
  votes: makeVote(),
  sanctions: makeSanction(),
  appeals: makeAppeal(),
  drafts: makeDraft(),
  jobs: makeJob(),
  mobile_plans: makeMobilePlan(),
  sbb_offers: makeTravelOffer(),
  alpine_offers: makeAlpineOffer(),
  products: makeProduct(),
  product_prices: makeProductPrice(),
  saved_searches: makeSavedSearch(),
  job_applications: makeJobApplication(),
  categories: makeCategory(),
  tags: makeTag(),
  Cantons: makeCanton(),
  Cantons_translations: makeCantonTranslation(),
  canton_figures: makeFigureSet(),
  plan_steps: makePlanStep(),
  offices: makeOfficeRow(),
  letters: makeLetterRow(),
  member_plan_steps: makeMemberPlanStep(),
  facts: makeFact(),
  favorites: makeFavorite(),
  glossary_terms: makeGlossaryTerm(),
  legal_documents: makeLegalDocument(),
  announcements: makeAnnouncement(),
  changelog_entries: makeChangelogEntry(),
  changelog_entries_ideas: { id: 1, changelog_entries_id: null, ideas_id: null },
  ideas: makeIdea(),
  currency_rates: makeCurrencyRate(),
  membership_claims: makeMembershipClaim(),
  search_synonyms: makeSearchSynonyms("aluguel"),
  signup_texts: makeSignupText(),
  old_addresses: makeOldAddress(),
  shelves: makeShelf("jobs"),
  parameter_sets: makeDataset(),
  video_progress: makeVideoProgress(),
  member_notes: makeMemberNote(),
  read_states: makeReadState(),
  content_feedback: makeContentFeedback(),
  Notification: makeNotification(),
  course_modules: makeCourseModule(),
  course_classes: makeCourseClass(),
  course_classes_attachments: { id: 1, course_classes_id: null, directus_files_id: null },
  class_progress: makeClassProgress(),
  enrollments: makeEnrollment(),
  quiz_attempts: makeQuizAttempt(),
  course_reviews: makeCourseReview(),
  certificates: makeCertificate(),
};

export const isCollection = (name: string): name is Collection => name in samples;

export function hasField(collection: Collection, field: string): boolean {
  return field in samples[collection];
}
