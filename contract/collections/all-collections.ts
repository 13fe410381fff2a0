import { alpineOffers } from "./alpine-offers.ts";
import { announcements } from "./announcements.ts";
import { articles } from "./articles.ts";
import { cantons } from "./cantons.ts";
import { cantonFigures } from "./canton-figures.ts";
import { cantonsTranslations } from "./cantons-translations.ts";
import { categories } from "./categories.ts";
import { certificates } from "./certificates.ts";
import { changelogEntries } from "./changelog-entries.ts";
import { classProgress } from "./class-progress.ts";
import { comments } from "./comments.ts";
import { contentFeedback } from "./content-feedback.ts";
import { courseClasses } from "./course-classes.ts";
import { courseModules } from "./course-modules.ts";
import { courseReviews } from "./course-reviews.ts";
import { courses } from "./courses.ts";
import { currencyRates } from "./currency-rates.ts";
import { drafts } from "./drafts.ts";
import { eligibilityRules } from "./eligibility-rules.ts";
import { enrollments } from "./enrollments.ts";
import { entitlements } from "./entitlements.ts";
import { facts } from "./facts.ts";
import { favorites } from "./favorites.ts";
import { follows } from "./follows.ts";
import { forumPollVotes } from "./forum-poll-votes.ts";
import { forumPosts } from "./forum-posts.ts";
import { forumPostsCantons } from "./forum-posts-cantons.ts";
import { forumPostsTags } from "./forum-posts-tags.ts";
import { glossaryTerms } from "./glossary-terms.ts";
import { healthPremiums } from "./health-premiums.ts";
import { ideas } from "./ideas.ts";
import { insurers } from "./insurers.ts";
import { jobApplications } from "./job-applications.ts";
import { jobs } from "./jobs.ts";
import { legalDocuments } from "./legal-documents.ts";
import { linkChecks } from "./link-checks.ts";
import { memberNotes } from "./member-notes.ts";
import { memberPlanSteps } from "./member-plan-steps.ts";
import { membershipClaims } from "./membership-claims.ts";
import { mobilePlans } from "./mobile-plans.ts";
import { news } from "./news.ts";
import { notification } from "./notification.ts";
import { parameterSets } from "./parameter-sets.ts";
import { planSteps } from "./plan-steps.ts";
import { postRevisions } from "./post-revisions.ts";
import { productPrices } from "./product-prices.ts";
import { quizAttempts } from "./quiz-attempts.ts";
import { readStates } from "./read-states.ts";
import { reportSentences } from "./report-sentences.ts";
import { appeals } from "./appeals.ts";
import { reports } from "./reports.ts";
import { sanctions } from "./sanctions.ts";
import { savedSearches } from "./saved-searches.ts";
import { sbbOffers } from "./sbb-offers.ts";
import { scenarios } from "./scenarios.ts";
import { searchMisses } from "./search-misses.ts";
import { searchOutbox } from "./search-outbox.ts";
import { searchSynonyms } from "./search-synonyms.ts";
import { shortLinks } from "./short-links.ts";
import { signupTexts } from "./signup-texts.ts";
import { tags } from "./tags.ts";
import { ticketMessages } from "./ticket-messages.ts";
import { tickets } from "./tickets.ts";
import { topicStates } from "./topic-states.ts";
import { videoProgress } from "./video-progress.ts";
import { videos } from "./videos.ts";
import { votes } from "./votes.ts";
import type { Collection } from "./collection.ts";
import { directusOwn } from "./directus-own.ts";

/** Collections with settings. All others have only their permissions. */
export const allCollections: readonly Collection[] = [
  news,
  articles,
  videos,
  courses,
  courseModules,
  courseClasses,
  categories,
  tags,
  glossaryTerms,
  jobs,
  mobilePlans,
  sbbOffers,
  alpineOffers,
  changelogEntries,
  reports,
  appeals,
  contentFeedback,
  searchSynonyms,
  searchMisses,
  searchOutbox,
  linkChecks,
  legalDocuments,
  forumPosts,
  forumPostsCantons,
  forumPostsTags,
  comments,
  cantons,
  cantonFigures,
  parameterSets,
  tickets,
  membershipClaims,
  entitlements,
  signupTexts,
  eligibilityRules,
  reportSentences,
  facts,
  insurers,
  healthPremiums,
  productPrices,
  planSteps,
  currencyRates,
  shortLinks,
  notification,
  announcements,
  favorites,
  readStates,
  videoProgress,
  enrollments,
  classProgress,
  quizAttempts,
  certificates,
  courseReviews,
  memberNotes,
  savedSearches,
  scenarios,
  jobApplications,
  memberPlanSteps,
  drafts,
  topicStates,
  forumPollVotes,
  follows,
  votes,
  postRevisions,
  ideas,
  sanctions,
  ticketMessages,
  cantonsTranslations,
  ...directusOwn,
];

const byName = new Map(allCollections.map((collection) => [collection.name, collection]));

/** Settings of a collection; undefined if it has none. */
export const collectionOf = (name: string): Collection | undefined => byName.get(name);

/** Names of the collections that have a setting. */
export const collectionsWith = (holds: (collection: Collection) => unknown): string[] =>
  allCollections.filter(holds).map(({ name }) => name);
