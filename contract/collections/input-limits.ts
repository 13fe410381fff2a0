import { EMAIL_MAX_LENGTH } from "../account/person.ts";
import {
  BIO_MAX_LENGTH,
  DISPLAY_NAME_MAX_LENGTH,
  SHORT_FACT_MAX_LENGTH,
} from "../account/profile.ts";
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from "../account/support.ts";
import { JOB_NOTE_MAX_LENGTH } from "../classifieds/jobs.ts";
import { SEARCH_NAME_MAX_LENGTH } from "../classifieds/saved-searches.ts";
import { REPORT_NOTE_MAX_LENGTH } from "../community/comments.ts";
import { FORUM_REPLY_MAX_LENGTH } from "../community/forum-limits.ts";
import { TOPIC_BODY_MAX_LENGTH, TOPIC_TITLE_MAX_LENGTH } from "../community/forum.ts";
import { IDEA_BODY_MAX_LENGTH, IDEA_TITLE_LENGTH } from "../community/ideas.ts";
import { APPEAL_MAX_LENGTH } from "../community/moderation.ts";
import { REVIEW_MAX_LENGTH } from "../content/courses.ts";
import { NOTE_MAX_LENGTH } from "../content/film.ts";
import { MAX_FEEDBACK_NOTE } from "../content/reading.ts";
import { DROP_NOTE_MAX_LENGTH } from "../switzerland/plan.ts";

/** Member texts stored in Directus, with their maximum characters. */
export const storedTexts: Readonly<Record<string, number>> = {
  "forum_posts.title": TOPIC_TITLE_MAX_LENGTH,
  "forum_posts.body": TOPIC_BODY_MAX_LENGTH,
  "drafts.title": TOPIC_TITLE_MAX_LENGTH,
  "drafts.body": TOPIC_BODY_MAX_LENGTH,
  /** The largest: on other targets a rule allows less (`commentMaxLength`). */
  "comments.body": FORUM_REPLY_MAX_LENGTH,
  "reports.note": REPORT_NOTE_MAX_LENGTH,
  "appeals.body": APPEAL_MAX_LENGTH,
  "ideas.title": IDEA_TITLE_LENGTH.max,
  "ideas.body": IDEA_BODY_MAX_LENGTH,
  "directus_users.displayName": DISPLAY_NAME_MAX_LENGTH,
  "directus_users.bio": BIO_MAX_LENGTH,
  "directus_users.city": SHORT_FACT_MAX_LENGTH,
  "directus_users.profession": SHORT_FACT_MAX_LENGTH,
  "member_notes.body": NOTE_MAX_LENGTH,
  "course_reviews.body": REVIEW_MAX_LENGTH,
  "content_feedback.note": MAX_FEEDBACK_NOTE,
  "job_applications.note": JOB_NOTE_MAX_LENGTH,
  "saved_searches.name": SEARCH_NAME_MAX_LENGTH,
  "member_plan_steps.note": DROP_NOTE_MAX_LENGTH,
};
/** Limit of any other field, in characters of its text or JSON; forms may allow less. */
export const OTHER_FIELD_MAX_LENGTH = 20_000;

/** Maximum characters of a field that members write. */
export const storedTextLimit = (collection: string, field: string): number =>
  storedTexts[`${collection}.${field}`] ?? OTHER_FIELD_MAX_LENGTH;

export const TEXT_TOO_LONG = "TEXT_TOO_LONG";

/** Room for choices, labels and hidden values of a form. */
const OTHER_FIELDS_CHARACTERS = 4_000;
/** All texts of the largest form: a topic. */
const FORM_MAX_CHARACTERS =
  TOPIC_TITLE_MAX_LENGTH + TOPIC_BODY_MAX_LENGTH + OTHER_FIELDS_CHARACTERS;
/** Bytes of a URL-encoded emoji: four bytes, three characters each. */
const ENCODED_CHARACTER_BYTES = 12;
/** A text over its limit must still arrive, so that the form can show it again. */
const ROOM_OVER_LIMIT = 2;

/** Maximum body of a member's form without files. */
export const FORM_MAX_BYTES = FORM_MAX_CHARACTERS * ENCODED_CHARACTER_BYTES * ROOM_OVER_LIMIT;

/** All texts of the largest form without login: a ticket. */
const GUEST_FORM_MAX_CHARACTERS = SUBJECT_LENGTH.max + MESSAGE_LENGTH.max + EMAIL_MAX_LENGTH;
/** Field names and choices. Anyone can send guest forms, so they get less room for these. */
const AROUND_GUEST_FORM_BYTES = 8 * 1024;
/** About 137 KB. */
export const GUEST_FORM_MAX_BYTES =
  GUEST_FORM_MAX_CHARACTERS * ENCODED_CHARACTER_BYTES * ROOM_OVER_LIMIT + AROUND_GUEST_FORM_BYTES;
