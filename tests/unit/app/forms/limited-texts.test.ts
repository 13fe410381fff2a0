import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Every free-text field, with the limit from contract/ that its form counts by. A new field needs the same
 * limit where it is stored: in its schema, in the service or in Directus (contract/collections/input-limits.ts).
 */
const LIMITED = {
  "content/item/use-watch-room": "NOTE_MAX_LENGTH",
  "content/notes/notes": "limit",
  "content/reading/useful-reason": "MAX_FEEDBACK_NOTE",
  "features/classifieds/frame/report-form": "REPORT_NOTE_MAX_LENGTH",
  "features/classifieds/frame/saved-searches": "SEARCH_NAME_MAX_LENGTH",
  "features/classifieds/jobs/opened-job": "JOB_NOTE_MAX_LENGTH",
  "features/classifieds/jobs/ads/job-ad-form":
    "JOB_AD_TITLE_LENGTH.max, JOB_AD_COMPANY_LENGTH.max, JOB_AD_CITY_LENGTH.max, JOB_AD_TEXT_LENGTH.max, JOB_AD_ADDRESS_MAX_LENGTH",
  "content/writing/markdown-field": "limit",
  "features/comments/writing/comment-form": "limit, limit, limit",
  "features/comments/corrections/corrections":
    "QUOTE_MAX_LENGTH, CORRECTION_MAX_LENGTH, CORRECTION_MAX_LENGTH",
  "features/comments/comments-page":
    "QUOTE_MAX_LENGTH, CORRECTION_MAX_LENGTH, CORRECTION_MAX_LENGTH",
  "features/comments/thread/report-form": "REPORT_NOTE_MAX_LENGTH",
  "features/account/connections/member-actions": "REPORT_NOTE_MAX_LENGTH",
  "features/courses/class/class-notes": "NOTE_MAX_LENGTH",
  "features/courses/class/class-questions": "TOPIC_TITLE_MAX_LENGTH",
  "features/courses/course/course-reviews": "REVIEW_MAX_LENGTH",
  "content/writing/editor-toolbar": "FORUM_IMAGE_ALT_MAX_LENGTH",
  "features/plan/plan-step-item": "DROP_NOTE_MAX_LENGTH",
  "features/letters/letter-form": "LETTER_TEXT_MAX_LENGTH, LETTER_TEXT_MAX_LENGTH",
  "features/forum/editor/topic-mentions": "TOPIC_BODY_MAX_LENGTH",
  "features/forum/editor/topic-extras": "POLL_QUESTION_MAX_LENGTH, POLL_OPTIONS_MAX_LENGTH",
  "features/forum/topic/topic-report": "REPORT_NOTE_MAX_LENGTH",
  "features/forum/editor/topic-text": "TOPIC_BODY_MAX_LENGTH, TOPIC_TITLE_MAX_LENGTH",
  "features/team/moderation/queue-page": "APPEAL_MAX_LENGTH",
  "features/team/moderation/appeals-page": "APPEAL_MAX_LENGTH",
  "features/team/moderation/edit-text-form":
    "TOPIC_TITLE_MAX_LENGTH, TOPIC_BODY_MAX_LENGTH, EDIT_REASON_MAX_LENGTH",
  "features/team/moderation/hide-form": "EDIT_REASON_MAX_LENGTH",
  "features/team/moderation/waiting-ad": "EDIT_REASON_MAX_LENGTH",
  "features/team/moderation/sanction-form": "REASON_MAX_LENGTH",
  "features/team/moderation/topic-moderation": "TOPIC_TITLE_MAX_LENGTH, TOPIC_BODY_MAX_LENGTH",
  "features/account/privacy/own-data-page": "DELETION_REASON_MAX_LENGTH",
  "features/account/profile/edit-profile-page":
    "DISPLAY_NAME_MAX_LENGTH, SHORT_FACT_MAX_LENGTH, SHORT_FACT_MAX_LENGTH, BIO_MAX_LENGTH",
  "features/account/security/passkeys-section": "PASSKEY_NAME_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH",
  "features/support/ideas/feedback-page": "IDEA_TITLE_LENGTH.max, IDEA_BODY_MAX_LENGTH",
  "features/support/tickets/ticket-fields": "SUBJECT_LENGTH.max, MESSAGE_LENGTH.max",
  "features/support/tickets/ticket-page": "REPLY_LENGTH.max",
  "features/tools/scenarios/scenario-form-page": "LONGEST_SCENARIO_NAME",
};

const pages = globSync("app/{content,features,routes,shell}/**/*.tsx")
  .filter((path) => !path.includes("/ui-gallery/"))
  .map((path) => ({
    name: path.slice("app/".length, -".tsx".length),
    source: readFileSync(path, "utf8"),
  }));

test("text fields: count against a limit of the contract", () => {
  const limitsIn = (source: string) =>
    [...source.matchAll(/\blimit=\{([\w.]+)\}/g)].map(([, limit]) => limit).join(", ");
  const found = pages.flatMap(({ name, source }) => {
    const limits = limitsIn(source);
    return limits === "" ? [] : [[name, limits]];
  });
  expect(Object.fromEntries(found)).toEqual(LIMITED);
});

test("text fields: every multi-line field has a limit", () => {
  const without = pages.filter(
    ({ source }) =>
      (source.match(/<TextArea\b/g)?.length ?? 0) > (source.match(/\blimit=/g)?.length ?? 0),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
