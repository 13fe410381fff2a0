import { createItem, deleteItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDateLabel } from "~/i18n/format";
import { STARS, type OwnReview, type Reviews } from "./reviews";

const SHOWN = 10;

const body = z.nullable(z.string()).transform((text) => text ?? "");
const review = shape("course_reviews", {
  id: z.string(),
  rating: z.number(),
  body,
  date_created: z.nullable(z.string()),
});

export async function findReviews(cms: TierCms, course: string, now: Date): Promise<Reviews> {
  const stored = await cms.forTier("free").cached(`courses:reviews:${course}`, async (ask) => {
    const ofCourse = { course: { _eq: course } };
    const filter = { ...ofCourse, body: { _nnull: true } };
    const ofStars = (rating: number) =>
      countRows("course_reviews", { ...ofCourse, rating: { _eq: rating } });
    const [texts, ...counts] = await Promise.all([
      ask(readRows(review, { filter, sort: ["-date_created"], limit: SHOWN })),
      ...STARS.map((rating) => ask(ofStars(rating))),
    ]);
    return { texts, counts };
  });
  const { texts, counts } = stored;
  const count = counts.reduce((sum, each) => sum + each, 0);
  const total = counts.reduce((sum, each, at) => sum + each * (STARS[at] ?? 0), 0);
  return {
    mean: count === 0 ? null : total / count,
    count,
    texts: texts.map(({ date_created: written, ...text }) => ({
      ...text,
      writtenLabel: written ? formatDateLabel(written, now) : "",
    })),
  };
}

export async function findOwnReview(own: OwnCms, course: string): Promise<OwnReview | null> {
  const filter = {
    _and: [{ course: { _eq: course } }, { user_created: { _eq: "$CURRENT_USER" } }],
  };
  const [found = null] = await own.ask(readRows(review, { filter, limit: 1 }));
  return found && { id: found.id, rating: found.rating, body: found.body };
}

/** `body` is null, never empty, if the review has no text. */
type Written = { rating: number; body: string | null };

/**
 * A second review replaces the first.
 * @throws {CmsError}
 */
export async function saveReview(own: OwnCms, course: string, written: Written): Promise<void> {
  const known = await findOwnReview(own, course);
  const fields = { fields: ["id" as const] };
  if (known) await own.write(updateItems("course_reviews", [known.id], written, fields));
  else await own.write(createItem("course_reviews", { course, ...written }, fields));
}

export async function removeReview(own: OwnCms, course: string): Promise<void> {
  const known = await findOwnReview(own, course);
  if (known) await own.write(deleteItems("course_reviews", [known.id]));
}
