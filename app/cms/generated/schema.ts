// Generated from directus-snapshot.yaml by `npm run codegen`. Do not edit.

export type Cantons = {
  id: number;
  cantonCode: string;
  name: string;
  coatOfArms: string | null;
  picture: string | null;
  languages: unknown | null;
  isSample: boolean;
  grdpInChfMillions: number | null;
  populationInThousands: number | null;
  averageRentPrice: number | null;
  averageMonthlySalary: number | null;
  capital: string | null;
  joinedYear: number | null;
  areaKm2: string | null;
  taxIndex: string | null;
  avgPremiumCents: number | null;
  unemploymentPct: string | null;
  foreignersPct: string | null;
  holidays: unknown | null;
  officialUrl: string | null;
  migrationOfficeUrl: string | null;
  migrationOfficePhone: string | null;
  figures: unknown | null;
  translations: CantonsTranslations[] | null;
};

export type CantonsTranslations = {
  id: number;
  Cantons_id: number | Cantons | null;
  languages_code: string | Languages | null;
  name: string | null;
  description: string | null;
};

export type Notification = {
  id: string;
  owner: string | null;
  type: string | null;
  isRead: boolean;
  isQuiet: boolean;
  title: string | null;
  body: string | null;
  url: string | null;
  actor: string | null;
  targetType: string | null;
  target: string | null;
  groupKey: string | null;
  groupHead: string | null;
  count: number;
  readAt: string | null;
  seenAt: string | null;
  channelState: unknown | null;
  date_created: string | null;
};

export type AlpineOffers = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  host: string | null;
  canton: number | Cantons | null;
  zone: string | null;
  dates: unknown | null;
  minDays: number | null;
  tasks: unknown | null;
  languages: unknown | null;
  lodging: string | null;
  minAge: number | null;
  maxAge: number | null;
  nationalityRule: string | null;
  costs: string | null;
  contact: string | null;
  url: string | null;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  validFrom: string | null;
  validTo: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  nationality: "any" | "ch_eu_efta" | "swiss" | "unknown" | null;
  verifiedBy: string | null;
};

export type Announcements = {
  id: string;
  text: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  level: "info" | "warning";
  audience: "everybody" | "members" | "paying";
  url: string | null;
  startsAt: string | null;
  endsAt: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  sendsMail: boolean;
};

export type Appeals = {
  id: string;
  targetType: "sanctions" | "forum" | "comments";
  target: string;
  body: string | null;
  state: "open" | "granted" | "refused";
  decidedBy: string | null;
  handledBy: string | null;
  answer: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type Articles = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "approved" | "scheduled" | "published" | "archived";
  assignee: string | null;
  summary: string | null;
  body: string | null;
  plainBody: string | null;
  factsUntil: string | null;
  searchText: string | null;
  searchBody: string | null;
  permitText: string | null;
  cover: string | null;
  coverAlt: string | null;
  coverCredit: string | null;
  category: string | Categories | null;
  cantons: ArticlesCantons[] | null;
  tags: ArticlesTags[] | null;
  publishedAt: string | null;
  unpublishAt: string | null;
  access: "free" | "paying";
  pinnedUntil: string | null;
  commenting: "members" | "paying" | "closed";
  level: "beginner" | "intermediate" | "advanced";
  permitTypes: unknown | null;
  changeNote: string | null;
  situations: unknown | null;
  relatedTools: unknown | null;
  facts: Facts[] | null;
  reviewedAt: string | null;
  reviewDueAt: string | null;
  reviewer: string | null;
  authors: unknown | null;
  sources: unknown | null;
  sourceName: string | null;
  sourceUrl: string | null;
  correctedAt: string | null;
  correctionNote: string | null;
  outline: unknown | null;
  preview: string | null;
  readingMinutes: number;
  commentCount: number;
  viewCount: number;
  version: number;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type ArticlesCantons = {
  id: number;
  articles_id: string | Articles | null;
  Cantons_id: number | Cantons | null;
};

export type ArticlesTags = {
  id: number;
  articles_id: string | Articles | null;
  tags_id: string | Tags | null;
};

export type CantonFigures = {
  id: string;
  key: "populationInThousands" | "grdpInChfMillions" | "averageMonthlySalary" | "averageRentPrice" | "rent1Room" | "rent2Rooms" | "rent3Rooms" | "rent4Rooms" | "rent5Rooms" | "premiumMinCents" | "premiumMedianCents" | "premiumMaxCents" | "cheapestPremium300Cents" | "cheapestPremium2500Cents" | "cheapestYoungPremiumCents" | "cheapestChildPremiumCents" | "taxSingle5000Pct" | "taxSingle7000Pct" | "taxSingle10000Pct" | "taxFamily7000Pct" | "taxFamily10000Pct" | "areaKm2" | "municipalities";
  year: number;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  byCanton: unknown | null;
  publisher: string | null;
  source: string | null;
  sourceUrl: string | null;
  reviewedAt: string | null;
  reviewer: string | null;
  note: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Categories = {
  id: string;
  name: string;
  slug: string;
  area: "content" | "forum";
  icon: string | null;
  description: string | null;
  sort: number | null;
};

export type Certificates = {
  id: string;
  course: string | Courses | null;
  code: string;
  holderName: string | null;
  issuedAt: string | null;
  courseTitle: string | null;
  totalMinutes: number | null;
  completedAt: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type ChangelogEntries = {
  id: string;
  title: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  body: string | null;
  publishedAt: string | null;
  ideas: ChangelogEntriesIdeas[] | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type ChangelogEntriesIdeas = {
  id: number;
  changelog_entries_id: string | ChangelogEntries | null;
  ideas_id: string | Ideas | null;
};

export type ClassProgress = {
  id: string;
  class: string | CourseClasses;
  state: "started" | "done";
  completedAt: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type Comments = {
  id: string;
  targetType: "forum" | "news" | "articles" | "videos" | "course_classes";
  target: string;
  parent: string | Comments | null;
  number: number | null;
  body: string | null;
  status: "pending" | "published" | "hidden" | "deleted" | "suggested" | "accepted" | "rejected";
  anchor: unknown | null;
  validFor: unknown | null;
  score: number;
  isPinned: boolean;
  isSolution: boolean;
  editedAt: string | null;
  teamEditedAt: string | null;
  teamEditReason: string | null;
  hiddenReason: string | null;
  audience: "free" | "paying" | "none";
  replyCount: number;
  callCount: number;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type ContentFeedback = {
  id: string;
  targetType: "news" | "articles" | "videos" | "courses" | "classes" | "cantons" | "tools";
  title: string | null;
  target: string;
  isUseful: boolean;
  reason: "outdated" | "unclear" | "wrong" | "incomplete" | "other" | null;
  quote: string | null;
  note: string | null;
  state: "new" | "handled";
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type CourseClasses = {
  id: string;
  module: string | CourseModules;
  title: string;
  slug: string;
  kind: "video" | "text" | "quiz" | "file" | "live";
  minutes: number | null;
  isPreview: boolean;
  completionRule: "video_90" | "manual";
  video: string | Videos | null;
  body: string | null;
  plainBody: string | null;
  updateNote: string | null;
  partsChangedAt: unknown | null;
  attachments: CourseClassesAttachments[] | null;
  questions: unknown | null;
  passPercent: number | null;
  sort: number | null;
  commentCount: number;
  startedCount: number;
  doneCount: number;
  leftCount: number;
  medianMinutes: number | null;
  quizTries: number;
  quizErrorPct: number | null;
  commenting: "members" | "paying" | "closed";
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  quiz: unknown | null;
  factsUntil: string | null;
};

export type CourseClassesAttachments = {
  id: number;
  course_classes_id: string | CourseClasses | null;
  directus_files_id: string | null;
};

export type CourseModules = {
  id: string;
  course: string | Courses;
  title: string;
  slug: string;
  requireOrder: boolean;
  classes: CourseClasses[] | null;
  sort: number | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type CourseReviews = {
  id: string;
  course: string | Courses;
  rating: number;
  body: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type Courses = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "approved" | "scheduled" | "published" | "archived";
  assignee: string | null;
  summary: string | null;
  outcomes: unknown | null;
  level: "beginner" | "intermediate" | "advanced";
  language: string | null;
  instructors: unknown | null;
  modules: CourseModules[] | null;
  searchText: string | null;
  cover: string | null;
  coverAlt: string | null;
  coverCredit: string | null;
  category: string | Categories | null;
  cantons: CoursesCantons[] | null;
  tags: CoursesTags[] | null;
  publishedAt: string | null;
  unpublishAt: string | null;
  access: "free" | "paying";
  pinnedUntil: string | null;
  totalMinutes: number;
  rating: string | null;
  version: number;
  commentCount: number;
  viewCount: number;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type CoursesCantons = {
  id: number;
  courses_id: string | Courses | null;
  Cantons_id: number | Cantons | null;
};

export type CoursesTags = {
  id: number;
  courses_id: string | Courses | null;
  tags_id: string | Tags | null;
};

export type Currencies = {
  code: string;
  name: string | null;
  symbol: string | null;
  minorUnits: number;
  flag: string | null;
};

export type CurrencyRates = {
  id: string;
  base: string | Currencies | null;
  quote: string | Currencies | null;
  date: string;
  rate: string;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  uniqueKey: string | null;
};

export type Drafts = {
  id: string;
  kind: "topic" | "reply" | "edit" | "comment" | "chat";
  target: string | null;
  title: string | null;
  body: string | null;
  fields: unknown | null;
  deviceId: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type EligibilityRules = {
  id: string;
  code: string;
  outcome: "good" | "conditional" | "bad";
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  version: number;
  sort: number | null;
  conditions: unknown | null;
  title: string;
  rule: string;
  possible: unknown | null;
  limits: unknown | null;
  illegal: string | null;
  realisticTime: string | null;
  steps: unknown | null;
  sourceName: string;
  sourceUrl: string;
  reviewedAt: string;
  reviewDueAt: string;
  sourceLanguage: "pt" | "de" | "fr" | "it" | "en" | null;
  lawState: "checked" | "to_confirm" | "advice";
  lawNote: string | null;
  contradicts: unknown | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Enrollments = {
  id: string;
  course: string | Courses;
  lastClass: string | CourseClasses | null;
  startedAt: string | null;
  percent: number;
  completedAt: string | null;
  courseVersion: number | null;
  isHidden: boolean;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type Entitlements = {
  id: string;
  user: string;
  source: "stripe" | "youtube" | "manual" | "gift";
  plan: "month" | "year" | "none";
  status: "active" | "grace" | "cancelled" | "expired";
  validFrom: string;
  validUntil: string | null;
  graceUntil: string | null;
  providerRef: string | null;
  currency: string | null;
  amountCents: number | null;
  note: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Facts = {
  id: string;
  title: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  body: string | null;
  article: string | Articles | null;
  key: string | null;
  year: number | null;
  source: string | null;
  sourceUrl: string | null;
  validFrom: string | null;
  validUntil: string | null;
  reviewer: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Favorites = {
  id: string;
  type: "news" | "videos" | "courses" | "articles" | "forum" | "jobs" | "mobile_plans" | "sbb_offers" | "alpine_offers";
  item: string;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  title: string | null;
  remindAt: string | null;
};

export type Follows = {
  id: string;
  targetType: "category" | "tag" | "canton" | "member";
  target: string;
  level: "watch" | "track" | "normal" | "mute";
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type ForumPollVotes = {
  id: string;
  post: string | ForumPosts;
  choice: number;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type ForumPosts = {
  id: string;
  title: string;
  status: "pending" | "open" | "closed" | "hidden" | "deleted" | "merged";
  type: "question" | "discussion" | "poll";
  body: string | null;
  category: string | Categories | null;
  tags: ForumPostsTags[] | null;
  cantons: ForumPostsCantons[] | null;
  contextCard: unknown | null;
  articleReply: string | null;
  poll: unknown | null;
  pinnedUntil: string | null;
  solvedAt: string | null;
  lastActivityAt: string | null;
  editedAt: string | null;
  replyCount: number;
  viewCount: number;
  score: number;
  editCount: number;
  slowModeMinutes: number;
  teamEditedAt: string | null;
  teamEditReason: string | null;
  hiddenReason: string | null;
  mergedInto: string | null;
  mergedOffset: number | null;
  splitFrom: string | null;
  splitInto: string | null;
  article: string | Articles | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  courseClass: string | CourseClasses | null;
};

export type ForumPostsCantons = {
  id: number;
  forum_posts_id: string | ForumPosts | null;
  Cantons_id: number | Cantons | null;
};

export type ForumPostsTags = {
  id: number;
  forum_posts_id: string | ForumPosts | null;
  tags_id: string | Tags | null;
};

export type GlossaryTerms = {
  id: string;
  term: string;
  slug: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  lang: "de" | "fr" | "it" | "rm" | "en";
  ptBr: string | null;
  definition: string | null;
  de: string | null;
  fr: string | null;
  it: string | null;
  en: string | null;
  spellings: unknown | null;
  audio: string | null;
  source: string | null;
  sourceUrl: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type HealthPremiums = {
  id: string;
  insurer: string | Insurers;
  year: number;
  canton: string | null;
  region: number | null;
  ageClass: "child" | "young" | "adult";
  accident: boolean;
  tariff: string | null;
  tariffName: string | null;
  tariffType: "base" | "HAM" | "HMO" | "DIV";
  deductible: number | null;
  premiumCents: number | null;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  uniqueKey: string | null;
};

export type Ideas = {
  id: string;
  title: string;
  body: string | null;
  kind: "idea" | "bug" | "praise" | "content_error";
  status: "received" | "planned" | "doing" | "done" | "declined";
  votes: number;
  duplicateOfId: string | Ideas | null;
  reason: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Insurers = {
  id: string;
  bagNr: number | null;
  name: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  address: string | null;
  phone: string | null;
  url: string | null;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type JobApplications = {
  id: string;
  job: string | Jobs;
  state: "saved" | "applied" | "interview" | "offer" | "rejected";
  note: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type Jobs = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  company: string | null;
  companyDomain: string | null;
  canton: number | Cantons | null;
  city: string | null;
  workloadMin: number | null;
  workloadMax: number | null;
  contractType: "permanent" | "temporary" | "internship" | "freelance";
  remote: "none" | "hybrid" | "full";
  sector: string | null;
  languages: unknown | null;
  permitPolicy: "any" | "eu_efta" | "swiss_permit" | "sponsors_quota" | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryPeriod: "hour" | "month" | "year";
  description: string | null;
  requirements: string | null;
  applyUrl: string | null;
  applyEmail: string | null;
  postedAt: string | null;
  expiresAt: string | null;
  verifiedBy: string | null;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  validFrom: string | null;
  validTo: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  author: string | null;
  statedAt: string | null;
  refusalReason: string | null;
};

export type Languages = {
  code: string;
  name: string | null;
  direction: "ltr" | "rtl";
};

export type LegalDocuments = {
  id: string;
  slug: "terms-of-service" | "privacy";
  version: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  title: string;
  body: string | null;
  effectiveAt: string | null;
  changeSummary: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Letters = {
  id: string;
  key: "cancel-insurer" | "change-deductible" | "end-lease" | "end-phone" | "end-job" | "pension-money" | "tax-correction" | "register" | "permit-renewal" | "dispute-bill";
  title: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  summary: string | null;
  recipient: string | null;
  fieldsJson: unknown | null;
  subjectDe: string | null;
  bodyDe: string | null;
  subjectFr: string | null;
  bodyFr: string | null;
  subjectIt: string | null;
  bodyIt: string | null;
  subjectPt: string | null;
  bodyPt: string | null;
  isRegistered: boolean;
  postingHint: string | null;
  deadlineJson: unknown | null;
  postBeforeDays: number;
  legalSource: string | null;
  sourceName: string | null;
  sourceUrl: string | null;
  sourceLanguage: "pt" | "de" | "fr" | "it" | "en" | null;
  checkedOn: string | null;
  toConfirm: string | null;
  sort: number | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type LinkChecks = {
  id: string;
  url: string;
  title: string | null;
  collection: string | null;
  item: string | null;
  uses: number;
  isBroken: boolean;
  failedSince: string | null;
  failures: number;
  answer: string | null;
  checkedAt: string | null;
};

export type MemberNotes = {
  id: string;
  type: "videos" | "classes" | "articles";
  item: string;
  second: number | null;
  body: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type MemberPlanSteps = {
  id: string;
  step: string | PlanSteps;
  dueOn: string | null;
  doneOn: string | null;
  droppedOn: string | null;
  snoozedTo: string | null;
  note: string | null;
  familyMember: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type MembershipClaims = {
  id: string;
  channelUrl: string | null;
  code: string | null;
  proof: string | null;
  state: "open" | "approved" | "rejected" | "expired";
  expiresAt: string | null;
  handledBy: string | null;
  note: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type MobilePlans = {
  id: string;
  name: string;
  slug: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  provider: string | null;
  network: string | null;
  type: "postpaid" | "prepaid" | "internet";
  monthlyCents: number | null;
  promoCents: number | null;
  promoMonths: number | null;
  activationCents: number | null;
  dataGb: string | null;
  dataUnlimited: boolean;
  speed: string | null;
  minutes: number | null;
  sms: number | null;
  roaming: unknown | null;
  callsToBrazilCtPerMin: number | null;
  minTermMonths: number | null;
  noticeDays: number | null;
  eSim: boolean | null;
  has5g: boolean | null;
  requiresPermit: "passport" | "permit" | "unknown";
  url: string | null;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  validFrom: string | null;
  validTo: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  verifiedBy: string | null;
};

export type News = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "approved" | "scheduled" | "published" | "archived";
  assignee: string | null;
  summary: string | null;
  body: string | null;
  plainBody: string | null;
  factsUntil: string | null;
  searchText: string | null;
  searchBody: string | null;
  cover: string | null;
  coverAlt: string | null;
  coverCredit: string | null;
  category: string | Categories | null;
  cantons: NewsCantons[] | null;
  tags: NewsTags[] | null;
  publishedAt: string | null;
  unpublishAt: string | null;
  access: "free" | "paying";
  pinnedUntil: string | null;
  commenting: "members" | "paying" | "closed";
  sourceName: string | null;
  sourceUrl: string | null;
  changeNote: string | null;
  permitTypes: unknown | null;
  situations: unknown | null;
  correctedAt: string | null;
  correctionNote: string | null;
  readingMinutes: number;
  commentCount: number;
  viewCount: number;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type NewsCantons = {
  id: number;
  news_id: string | News | null;
  Cantons_id: number | Cantons | null;
};

export type NewsTags = {
  id: number;
  news_id: string | News | null;
  tags_id: string | Tags | null;
};

export type Offices = {
  id: string;
  canton: number | Cantons;
  kind: "migration" | "register" | "tax" | "unemployment" | "traffic" | "school" | "subsidy";
  name: string;
  address: string | null;
  url: string;
  languages: unknown | null;
  note: string | null;
  checkedOn: string | null;
  toConfirm: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type OldAddresses = {
  id: string;
  collection: string;
  slug: string;
  item: string;
  date_created: string | null;
};

export type ParameterSets = {
  id: string;
  key: string;
  year: number;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  canton: number | Cantons | null;
  value: unknown | null;
  source: string | null;
  publisher: string | null;
  sourceUrl: string | null;
  reviewedAt: string | null;
  reviewer: string | null;
  version: number;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type PlanSteps = {
  id: string;
  key: string;
  title: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  body: string | null;
  ruleJson: unknown | null;
  legalSource: string | null;
  sourceUrl: string | null;
  phase: "before" | "arrival" | "firstYear" | "event" | "yearly" | "stay" | "leaving" | null;
  conditions: unknown | null;
  takeAlong: unknown | null;
  dependsOn: unknown | null;
  perPerson: "everybody" | "children" | "schoolchildren" | null;
  guidePath: string | null;
  toolPath: string | null;
  office: "migration" | "register" | "tax" | "unemployment" | "traffic" | "school" | "subsidy" | null;
  letter: "cancel-insurer" | "change-deductible" | "end-lease" | "end-phone" | "end-job" | "pension-money" | "tax-correction" | "register" | "permit-renewal" | "dispute-bill" | null;
  sourceName: string | null;
  sourceLanguage: "pt" | "de" | "fr" | "it" | "en" | null;
  checkedOn: string | null;
  toConfirm: string | null;
  courseClass: string | CourseClasses | null;
  endsWithClass: boolean;
  sort: number | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type PostRevisions = {
  id: string;
  targetType: "forum" | "comments";
  target: string;
  title: string | null;
  body: string | null;
  reason: string | null;
  user_created: string | null;
  date_created: string | null;
};

export type PostcodeRegions = {
  id: string;
  postcode: string;
  locality: string | null;
  municipality: string | null;
  canton: string | null;
  region: number | null;
  year: number | null;
  uniqueKey: string | null;
};

export type ProductPrices = {
  id: string;
  product: string | Products;
  chain: string;
  cents: number | null;
  unitCents: number | null;
  seenAt: string | null;
  confirmations: number;
  source: string | null;
  sourceUrl: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  verifiedBy: string | null;
  uniqueKey: string | null;
};

export type Products = {
  id: string;
  name: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  brand: string | null;
  ean: string | null;
  size: string | null;
  unit: "g" | "kg" | "ml" | "l" | "piece";
  category: string | null;
  bio: boolean;
  prices: ProductPrices[] | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type QuizAttempts = {
  id: string;
  class: string | CourseClasses;
  answers: unknown | null;
  score: number | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
  results: unknown | null;
};

export type ReadStates = {
  id: string;
  type: "news" | "articles" | "videos" | "courses" | "classes";
  item: string;
  positionPct: number;
  readAt: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type ReportSentences = {
  id: string;
  code: string;
  status: "draft" | "in_review" | "published" | "archived";
  answer: "passport" | "job" | "permit" | "time" | "cantons" | "hours" | "languages" | "goals";
  sort: number | null;
  conditions: unknown | null;
  text: string;
  step: string | null;
  url: string | null;
  urlLanguage: "pt" | "de" | "fr" | "it" | "en" | null;
  sourceName: string;
  sourceUrl: string | null;
  sourceLanguage: "pt" | "de" | "fr" | "it" | "en" | null;
  lawState: "checked" | "to_confirm" | "advice";
  lawNote: string | null;
  contradicts: unknown | null;
  reviewedAt: string;
  reviewDueAt: string;
  date_updated: string | null;
};

export type Reports = {
  id: string;
  targetType: "forum" | "comments" | "members" | "chat" | "jobs" | "offers";
  target: string;
  reason: "spam" | "offence" | "scam" | "personal_data" | "wrong_info" | "other";
  note: string | null;
  state: "open" | "claimed" | "upheld" | "rejected";
  handledBy: string | null;
  outcome: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
  copies: string | null;
};

export type Sanctions = {
  id: string;
  member: string | null;
  kind: "silence" | "suspend" | "comment_ban";
  reason: string | null;
  until: string | null;
  hidesPrevious: boolean;
  liftedAt: string | null;
  appeal: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type SavedSearches = {
  id: string;
  name: string | null;
  kind: "jobs" | "health" | "mobile" | "sbb" | "supermarket" | "alpine" | "rate" | "members";
  filters: unknown | null;
  frequency: "never" | "instant" | "daily" | "weekly";
  lastRunAt: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type SbbOffers = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  kind: "single" | "half_fare" | "ga" | "saver_day" | "commune_day" | "other";
  travelClass: "first" | "second" | null;
  halfFare: "with" | "without" | "any";
  priceTiers: unknown | null;
  bookableFrom: string | null;
  bookableTo: string | null;
  region: string | null;
  conditions: string | null;
  url: string | null;
  source: string | null;
  sourceUrl: string | null;
  retrievedAt: string | null;
  validFrom: string | null;
  validTo: string | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
  audience: "adult" | "young" | "age25" | "child" | "senior" | "disabled" | "partner" | "visitor" | "any" | null;
  verifiedBy: string | null;
};

export type Scenarios = {
  id: string;
  name: string;
  tool: string | null;
  inputs: unknown | null;
  parameterVersion: number | null;
  results: unknown | null;
  shareToken: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type SearchMisses = {
  id: string;
  query: string;
  count: number;
  lastAskedOn: string | null;
};

export type SearchOutbox = {
  id: number;
  collection: string;
  item: string;
};

export type SearchSynonyms = {
  id: string;
  term: string;
  words: unknown;
};

export type Shelves = {
  id: string;
  name: string;
  title: string;
  isOpen: boolean;
  missing: string | null;
  judgedAt: string | null;
};

export type ShortLinks = {
  id: string;
  code: string;
  targetPath: string;
  title: string | null;
  campaign: string | null;
  expiresAt: string | null;
  maxClicks: number | null;
  clicks: number;
  isActive: boolean;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type SignupTexts = {
  id: string;
  step: string;
  status: "draft" | "in_review" | "scheduled" | "published" | "archived";
  title: string;
  lead: string | null;
  points: unknown | null;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type Tags = {
  id: string;
  name: string;
  slug: string;
};

export type TicketMessages = {
  id: string;
  ticket: string | Tickets;
  body: string | null;
  isStaff: boolean;
  attachments: TicketMessagesAttachments[] | null;
  user_created: string | null;
  date_created: string | null;
};

export type TicketMessagesAttachments = {
  id: number;
  ticket_messages_id: string | TicketMessages | null;
  directus_files_id: string | null;
};

export type Tickets = {
  id: string;
  number: number | null;
  email: string | null;
  topic: "account" | "payment" | "content" | "technical" | "privacy" | "fraud" | "other" | null;
  subject: string;
  state: "open" | "waiting" | "solved" | "closed";
  priority: "low" | "normal" | "high" | "urgent";
  slaDueAt: string | null;
  assignee: string | null;
  context: unknown | null;
  messages: TicketMessages[] | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
  member: string | null;
  reply: string | null;
};

export type TopicStates = {
  id: string;
  post: string | ForumPosts;
  lastReadNumber: number;
  level: "watch" | "track" | "normal" | "mute";
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type VideoProgress = {
  id: string;
  video: string | Videos;
  positionSec: number;
  maxSec: number;
  completedAt: string | null;
  watchedAt: string | null;
  watchLaterAt: string | null;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type Videos = {
  id: string;
  title: string;
  slug: string;
  status: "draft" | "in_review" | "approved" | "scheduled" | "published" | "archived";
  assignee: string | null;
  summary: string | null;
  provider: "file" | "youtube" | "vimeo";
  providerId: string | null;
  file: string | null;
  fileSmall: string | null;
  durationSec: number | null;
  captions: unknown | null;
  transcript: string | null;
  chapters: unknown | null;
  searchText: string | null;
  searchBody: string | null;
  poster: string | null;
  posterAlt: string | null;
  posterCredit: string | null;
  category: string | Categories | null;
  cantons: VideosCantons[] | null;
  tags: VideosTags[] | null;
  publishedAt: string | null;
  unpublishAt: string | null;
  access: "free" | "paying";
  isSample: boolean;
  pinnedUntil: string | null;
  commenting: "members" | "paying" | "closed";
  sources: unknown | null;
  reviewDueAt: string | null;
  relatedClassId: string | CourseClasses | null;
  commentCount: number;
  viewCount: number;
  user_created: string | null;
  date_created: string | null;
  user_updated: string | null;
  date_updated: string | null;
};

export type VideosCantons = {
  id: number;
  videos_id: string | Videos | null;
  Cantons_id: number | Cantons | null;
};

export type VideosTags = {
  id: number;
  videos_id: string | Videos | null;
  tags_id: string | Tags | null;
};

export type Votes = {
  id: string;
  targetType: "forum" | "comments" | "ideas";
  target: string;
  value: number;
  uniqueKey: string | null;
  user_created: string | null;
  date_created: string | null;
  date_updated: string | null;
};

export type DirectusUsers = {
  id: string;
  avatar: string | null;
  displayName: string | null;
  canton: number | Cantons | null;
  city: string | null;
  profession: string | null;
  bio: string | null;
  spokenLanguages: unknown | null;
  skills: unknown | null;
  interests: unknown | null;
  links: unknown | null;
  inSwitzerlandSince: string | null;
  memberSince: string | null;
  visibility: unknown | null;
  isInDirectory: boolean;
  isWatchHistoryPaused: boolean;
  isVolunteer: boolean;
  readingChoices: unknown | null;
  quietKinds: unknown | null;
  silencedUntil: string | null;
  suspendedUntil: string | null;
  membershipSource: "none" | "stripe" | "youtube" | "manual" | "gift";
  membershipState: "none" | "active" | "grace" | "cancelled" | "expired";
  membershipValidUntil: string | null;
  mapCanton: string | null;
};

export type CmsSchema = {
  Cantons: Cantons[];
  Cantons_translations: CantonsTranslations[];
  Notification: Notification[];
  alpine_offers: AlpineOffers[];
  announcements: Announcements[];
  appeals: Appeals[];
  articles: Articles[];
  articles_cantons: ArticlesCantons[];
  articles_tags: ArticlesTags[];
  canton_figures: CantonFigures[];
  categories: Categories[];
  certificates: Certificates[];
  changelog_entries: ChangelogEntries[];
  changelog_entries_ideas: ChangelogEntriesIdeas[];
  class_progress: ClassProgress[];
  comments: Comments[];
  content_feedback: ContentFeedback[];
  course_classes: CourseClasses[];
  course_classes_attachments: CourseClassesAttachments[];
  course_modules: CourseModules[];
  course_reviews: CourseReviews[];
  courses: Courses[];
  courses_cantons: CoursesCantons[];
  courses_tags: CoursesTags[];
  currencies: Currencies[];
  currency_rates: CurrencyRates[];
  drafts: Drafts[];
  eligibility_rules: EligibilityRules[];
  enrollments: Enrollments[];
  entitlements: Entitlements[];
  facts: Facts[];
  favorites: Favorites[];
  follows: Follows[];
  forum_poll_votes: ForumPollVotes[];
  forum_posts: ForumPosts[];
  forum_posts_cantons: ForumPostsCantons[];
  forum_posts_tags: ForumPostsTags[];
  glossary_terms: GlossaryTerms[];
  health_premiums: HealthPremiums[];
  ideas: Ideas[];
  insurers: Insurers[];
  job_applications: JobApplications[];
  jobs: Jobs[];
  languages: Languages[];
  legal_documents: LegalDocuments[];
  letters: Letters[];
  link_checks: LinkChecks[];
  member_notes: MemberNotes[];
  member_plan_steps: MemberPlanSteps[];
  membership_claims: MembershipClaims[];
  mobile_plans: MobilePlans[];
  news: News[];
  news_cantons: NewsCantons[];
  news_tags: NewsTags[];
  offices: Offices[];
  old_addresses: OldAddresses[];
  parameter_sets: ParameterSets[];
  plan_steps: PlanSteps[];
  post_revisions: PostRevisions[];
  postcode_regions: PostcodeRegions[];
  product_prices: ProductPrices[];
  products: Products[];
  quiz_attempts: QuizAttempts[];
  read_states: ReadStates[];
  report_sentences: ReportSentences[];
  reports: Reports[];
  sanctions: Sanctions[];
  saved_searches: SavedSearches[];
  sbb_offers: SbbOffers[];
  scenarios: Scenarios[];
  search_misses: SearchMisses[];
  search_outbox: SearchOutbox[];
  search_synonyms: SearchSynonyms[];
  shelves: Shelves[];
  short_links: ShortLinks[];
  signup_texts: SignupTexts[];
  tags: Tags[];
  ticket_messages: TicketMessages[];
  ticket_messages_attachments: TicketMessagesAttachments[];
  tickets: Tickets[];
  topic_states: TopicStates[];
  video_progress: VideoProgress[];
  videos: Videos[];
  videos_cantons: VideosCantons[];
  videos_tags: VideosTags[];
  votes: Votes[];
  directus_users: DirectusUsers[];
};

export const cmsRelations = {
  Cantons: {
    translations: ["Cantons_translations"],
  },
  Cantons_translations: {
    Cantons_id: "Cantons",
    languages_code: "languages",
  },
  alpine_offers: {
    canton: "Cantons",
  },
  articles: {
    category: "categories",
    cantons: ["articles_cantons"],
    tags: ["articles_tags"],
    facts: ["facts"],
  },
  articles_cantons: {
    articles_id: "articles",
    Cantons_id: "Cantons",
  },
  articles_tags: {
    articles_id: "articles",
    tags_id: "tags",
  },
  certificates: {
    course: "courses",
  },
  changelog_entries: {
    ideas: ["changelog_entries_ideas"],
  },
  changelog_entries_ideas: {
    changelog_entries_id: "changelog_entries",
    ideas_id: "ideas",
  },
  class_progress: {
    class: "course_classes",
  },
  comments: {
    parent: "comments",
  },
  course_classes: {
    module: "course_modules",
    video: "videos",
    attachments: ["course_classes_attachments"],
  },
  course_classes_attachments: {
    course_classes_id: "course_classes",
  },
  course_modules: {
    course: "courses",
    classes: ["course_classes"],
  },
  course_reviews: {
    course: "courses",
  },
  courses: {
    modules: ["course_modules"],
    category: "categories",
    cantons: ["courses_cantons"],
    tags: ["courses_tags"],
  },
  courses_cantons: {
    courses_id: "courses",
    Cantons_id: "Cantons",
  },
  courses_tags: {
    courses_id: "courses",
    tags_id: "tags",
  },
  currency_rates: {
    base: "currencies",
    quote: "currencies",
  },
  enrollments: {
    course: "courses",
    lastClass: "course_classes",
  },
  facts: {
    article: "articles",
  },
  forum_poll_votes: {
    post: "forum_posts",
  },
  forum_posts: {
    category: "categories",
    tags: ["forum_posts_tags"],
    cantons: ["forum_posts_cantons"],
    article: "articles",
    courseClass: "course_classes",
  },
  forum_posts_cantons: {
    forum_posts_id: "forum_posts",
    Cantons_id: "Cantons",
  },
  forum_posts_tags: {
    forum_posts_id: "forum_posts",
    tags_id: "tags",
  },
  health_premiums: {
    insurer: "insurers",
  },
  ideas: {
    duplicateOfId: "ideas",
  },
  job_applications: {
    job: "jobs",
  },
  jobs: {
    canton: "Cantons",
  },
  member_plan_steps: {
    step: "plan_steps",
  },
  news: {
    category: "categories",
    cantons: ["news_cantons"],
    tags: ["news_tags"],
  },
  news_cantons: {
    news_id: "news",
    Cantons_id: "Cantons",
  },
  news_tags: {
    news_id: "news",
    tags_id: "tags",
  },
  offices: {
    canton: "Cantons",
  },
  parameter_sets: {
    canton: "Cantons",
  },
  plan_steps: {
    courseClass: "course_classes",
  },
  product_prices: {
    product: "products",
  },
  products: {
    prices: ["product_prices"],
  },
  quiz_attempts: {
    class: "course_classes",
  },
  ticket_messages: {
    ticket: "tickets",
    attachments: ["ticket_messages_attachments"],
  },
  ticket_messages_attachments: {
    ticket_messages_id: "ticket_messages",
  },
  tickets: {
    messages: ["ticket_messages"],
  },
  topic_states: {
    post: "forum_posts",
  },
  video_progress: {
    video: "videos",
  },
  videos: {
    category: "categories",
    cantons: ["videos_cantons"],
    tags: ["videos_tags"],
    relatedClassId: "course_classes",
  },
  videos_cantons: {
    videos_id: "videos",
    Cantons_id: "Cantons",
  },
  videos_tags: {
    videos_id: "videos",
    tags_id: "tags",
  },
  directus_users: {
    canton: "Cantons",
  },
} as const;
