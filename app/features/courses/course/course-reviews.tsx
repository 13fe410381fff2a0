import { useFetcher } from "@remix-run/react";
import { formatNumber } from "~/i18n/format";
import { course as words } from "~/features/courses/course.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { OwnReview, Reviews } from "./reviews";
import { STARS } from "./reviews";
import styles from "../course-end.module.css";
import { REVIEW_MAX_LENGTH } from "../../../../contract/content/courses.ts";

const t = translator("course", words);

type CourseReviewsProps = {
  reviews: Reviews | null;
  own: OwnReview | null;
  mayReview: boolean;
};

export function CourseReviews({ reviews, own, mayReview }: CourseReviewsProps) {
  if (reviews === null) return null;
  const { mean, count, texts } = reviews;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews" className={styles.heading}>
        {t("reviews.title")}
      </h2>
      <p className={text.muted}>
        {mean === null
          ? t("reviews.none")
          : t(count === 1 ? "reviews.meanOne" : "reviews.mean", {
              mean: formatNumber(mean, 1),
              count,
            })}
      </p>
      {texts.length > 0 && (
        <ul className={styles.reviews}>
          {texts.map(({ id, rating, body, writtenLabel }) => (
            <li key={id} className={styles.review}>
              <p className={`${styles.stars} ${text.small} ${text.muted}`}>
                <span aria-hidden="true">{"★".repeat(rating)}</span>{" "}
                {t("reviews.stars", { count: rating })} · {writtenLabel}
                {own?.id === id && ` · ${t("reviews.mine")}`}
              </p>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ul>
      )}
      {mayReview || own ? (
        <OwnReviewForm key={own?.id ?? "new"} own={own} />
      ) : (
        <p>{t("reviews.tooEarly")}</p>
      )}
    </section>
  );
}

function OwnReviewForm({ own }: { own: OwnReview | null }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const isSending = fetcher.state !== "idle";
  const failure = isSending ? null : (fetcher.data?.code ?? null);
  return (
    <fetcher.Form method="post" className={styles.form}>
      <h3 className={styles.own}>{t("reviews.own")}</h3>
      <RadioGroup
        name="rating"
        label={t("reviews.rating")}
        hint={t("reviews.shown")}
        options={STARS.map((count) => ({
          value: String(count),
          label: t("reviews.stars", { count }),
        }))}
        {...(own && { defaultValue: String(own.rating) })}
        required
      />
      <TextArea
        name="body"
        label={t("reviews.body")}
        rows={3}
        limit={REVIEW_MAX_LENGTH}
        defaultValue={own?.body ?? ""}
      />
      <div className={`${layout.cluster} ${layout.wide}`}>
        <Button type="submit" name="intent" value="review" variant="outline" isLoading={isSending}>
          {t("reviews.save")}
        </Button>
        {own && (
          <Button type="submit" name="intent" value="remove-review" variant="text" formNoValidate>
            {t("reviews.remove")}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {failure && t(failure === "banned" ? "reviews.banned" : "reviews.failed")}
      </p>
    </fetcher.Form>
  );
}
