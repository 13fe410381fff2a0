import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).map((path) => ({
  path,
  source: readFileSync(join(root, path), "utf8"),
}));
const outside = files.filter(({ path }) => !path.startsWith("app/forms/"));

/** Matching files, so that a failure names them. */
const saying = (pattern: RegExp, among = files) =>
  among.filter(({ source }) => pattern.test(source)).map(({ path }) => path);

test("form module: is the only importer of the form library", () => {
  expect(saying(/@conform-to/)).not.toEqual([]);
  expect(saying(/@conform-to/, outside)).toEqual([]);
});

test("form module: is the only one that parses, counts and answers forms", () => {
  const inFeatures = outside.filter(({ path }) => path.startsWith("app/features/"));
  expect(saying(/read-form\.server|parse-form|use-unsaved-changes/, inFeatures)).toEqual([
    // Its form has no fields to validate, only choices.
    "app/features/account/profile/email-preference-page.tsx",
  ]);
  expect(saying(/navigation\(\)\.formData|DEFAULT_WAIT_SECONDS|hideFields/i, outside)).toEqual([]);
});

test("form module: also parses the values of buttons", () => {
  const bySelf = /Object\.fromEntries\(\s*(?:\[\.\.\.)?(?:form\b|await requireForm)/;
  expect(saying(bySelf)).toEqual(["app/forms/read-act.server.ts"]);
});

test("form module: keeps an action's result until navigation", () => {
  // The router discards it at the next revalidation, which may happen at any moment.
  expect(saying(/useActionData/)).toEqual(["app/forms/use-answer.ts"]);
});

test("form module: configures Zod once, before the first browser schema", () => {
  expect(saying(/jitless/)).toEqual(["app/forms/zod.ts"]);
  const schemas = outside.filter(({ path }) => /^app\/(features|session)\//.test(path));
  const inBrowser = schemas.filter(({ path }) => !path.includes(".server."));
  expect(saying(/from "~\/forms\/zod"/, inBrowser)).not.toEqual([]);
  expect(saying(/from "zod/, inBrowser)).toEqual([]);
});

/** Forms with text fields that do not use the form machine, and why (docs/decisions/0066). */
const OTHERWISE: Record<string, readonly string[]> = {
  "one answer beside its button, on a page that stays": [
    "app/content/notes/notes.tsx",
    "app/content/reading/useful-reason.tsx",
    "app/features/account/auth/second-step-page.tsx",
    "app/features/account/connections/member-actions.tsx",
    "app/features/account/profile/email-preference-page.tsx",
    "app/features/account/security/passkeys-section.tsx",
    "app/features/classifieds/frame/report-form.tsx",
    "app/features/classifieds/frame/saved-searches.tsx",
    "app/features/classifieds/jobs/opened-job.tsx",
    "app/features/comments/comments-page.tsx",
    "app/features/comments/thread/report-form.tsx",
    "app/features/courses/course/course-reviews.tsx",
    "app/features/forum/topic/topic-report.tsx",
    "app/features/plan/plan-page.tsx",
    "app/features/plan/plan-step-item.tsx",
    "app/features/team/moderation/appeals-page.tsx",
    "app/features/team/moderation/sanction-form.tsx",
    "app/features/tools/currency/rate-alert-form.tsx",
  ],
  "carries a file, or is answered by one": [
    "app/features/team/official-files/official-files-page.tsx",
    "app/features/team/official-files/plan-file-section.tsx",
    "app/features/account/privacy/export-section.tsx",
    "app/features/classifieds/supermarket/price-form.tsx",
    "app/features/account/profile/photo-section.tsx",
    "app/features/membership/youtube-claim/proof-form.tsx",
  ],
  "works out anew what it shows at each letter": [
    "app/features/cantons/disposable-income/disposable-income-page.tsx",
    "app/features/classifieds/health/health-form.tsx",
    "app/features/landing/disposable-income-teaser-form.tsx",
  ],
  "has dates and choices only, or the fields of an editor's list": [
    "app/features/letters/letter-form.tsx",
    "app/features/plan/situation-page.tsx",
  ],
  "a conversation, which goes on while it is sent": [
    "app/features/chat/composer/composer.tsx",
    "app/features/chat/composer/edit-form.tsx",
    "app/features/comments/writing/comment-form.tsx",
  ],
};

test("form module: handles every form with a text field, except listed ones", () => {
  const sent = files.filter(({ source }) => /<(?:\w+\.)?[Ff]orm\b[^>]*method="post"/s.test(source));
  const typed = sent.filter(({ source }) =>
    /<(?:TextField|TextArea|PasswordField|FileField|textarea)\b/.test(source),
  );
  const own = typed.filter(({ source }) => !/\buseForm\(|\buseStep\(/.test(source));
  expect(own.map(({ path }) => path).toSorted()).toEqual(
    Object.values(OTHERWISE).flat().toSorted(),
  );
});
