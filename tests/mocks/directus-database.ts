import type { CmsSchema } from "~/cms/generated/schema";
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
  makeOldAddress,
  makeSignupText,
  makeTag,
} from "../factories/content";
import { makeMemberPlanStep, makePlanStep } from "../factories/plan";
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

/** Collections that the app queries, as tables: relations hold ids only. */
export type DirectusDatabase = Pick<
  CmsSchema,
  | "news"
  | "news_cantons"
  | "news_tags"
  | "categories"
  | "tags"
  | "Cantons"
  | "Cantons_translations"
  | "canton_figures"
  | "plan_steps"
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
  | "parameter_sets"
  | "articles"
  | "articles_cantons"
  | "articles_tags"
  | "videos"
  | "videos_cantons"
  | "videos_tags"
  | "video_progress"
  | "member_notes"
  | "read_states"
  | "content_feedback"
  | "Notification"
  | "courses"
  | "courses_cantons"
  | "courses_tags"
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
    news: [],
    news_cantons: [],
    news_tags: [],
    categories: [],
    tags: [],
    Cantons: [],
    Cantons_translations: [],
    canton_figures: [],
    plan_steps: [],
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
    parameter_sets: [],
    articles: [],
    articles_cantons: [],
    articles_tags: [],
    videos: [],
    videos_cantons: [],
    videos_tags: [],
    video_progress: [],
    member_notes: [],
    read_states: [],
    content_feedback: [],
    Notification: [],
    courses: [],
    courses_cantons: [],
    courses_tags: [],
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

const relations: { [C in Collection]?: Record<string, Relation> } = {
  news: {
    category: { to: "categories" },
    cantons: { from: "news_cantons", by: "news_id" },
    tags: { from: "news_tags", by: "news_id" },
  },
  news_cantons: { Cantons_id: { to: "Cantons" }, news_id: { to: "news" } },
  news_tags: { tags_id: { to: "tags" }, news_id: { to: "news" } },
  articles: {
    category: { to: "categories" },
    cantons: { from: "articles_cantons", by: "articles_id" },
    tags: { from: "articles_tags", by: "articles_id" },
  },
  articles_cantons: { Cantons_id: { to: "Cantons" }, articles_id: { to: "articles" } },
  articles_tags: { tags_id: { to: "tags" }, articles_id: { to: "articles" } },
  videos: {
    category: { to: "categories" },
    cantons: { from: "videos_cantons", by: "videos_id" },
    tags: { from: "videos_tags", by: "videos_id" },
    relatedClassId: { to: "course_classes" },
  },
  videos_cantons: { Cantons_id: { to: "Cantons" }, videos_id: { to: "videos" } },
  videos_tags: { tags_id: { to: "tags" }, videos_id: { to: "videos" } },
  video_progress: { video: { to: "videos" } },
  courses: {
    category: { to: "categories" },
    cantons: { from: "courses_cantons", by: "courses_id" },
    tags: { from: "courses_tags", by: "courses_id" },
    modules: { from: "course_modules", by: "course" },
  },
  courses_cantons: { Cantons_id: { to: "Cantons" }, courses_id: { to: "courses" } },
  courses_tags: { tags_id: { to: "tags" }, courses_id: { to: "courses" } },
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

const link = { id: 1, news_id: null };
const articleLink = { id: 1, articles_id: null };
const topicLink = { id: 1, forum_posts_id: null };
const samples: Record<Collection, Row> = {
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
  news: makeNews(),
  news_cantons: { ...link, Cantons_id: null },
  news_tags: { ...link, tags_id: null },
  categories: makeCategory(),
  tags: makeTag(),
  Cantons: makeCanton(),
  Cantons_translations: makeCantonTranslation(),
  canton_figures: makeFigureSet(),
  plan_steps: makePlanStep(),
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
  parameter_sets: makeDataset(),
  articles: makeArticle(),
  articles_cantons: { ...articleLink, Cantons_id: null },
  articles_tags: { ...articleLink, tags_id: null },
  videos: makeVideo(),
  videos_cantons: { id: 1, videos_id: null, Cantons_id: null },
  videos_tags: { id: 1, videos_id: null, tags_id: null },
  video_progress: makeVideoProgress(),
  member_notes: makeMemberNote(),
  read_states: makeReadState(),
  content_feedback: makeContentFeedback(),
  Notification: makeNotification(),
  courses: makeCourse(),
  courses_cantons: { id: 1, courses_id: null, Cantons_id: null },
  courses_tags: { id: 1, courses_id: null, tags_id: null },
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
