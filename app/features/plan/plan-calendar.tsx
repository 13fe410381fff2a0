import { Form } from "@remix-run/react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { TextField } from "~/ui/form/text-field";
import type { PlanFeed } from "./plan.schema";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

type PlanCalendarProps = {
  feed: PlanFeed;
  isExact: boolean;
  /** The calendar address created just now. */
  feedUrl: string | null;
  hasFailed: boolean;
};

export function PlanCalendar({ feed, isExact, feedUrl, hasFailed }: PlanCalendarProps) {
  return (
    <section className={styles.calendar} aria-labelledby="plan-calendar">
      <h2 id="plan-calendar" className={styles.name}>
        {t("calendarTitle")}
      </h2>
      <p>
        <a href={to("/app/plan.ics")} download className={styles.file}>
          {t("calendar")}
        </a>{" "}
        {t("calendarHint")}
      </p>
      <p>{t(isExact ? "feed.text" : "feed.needsDay")}</p>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t("failed")}
        </p>
      )}
      {feedUrl && <MadeFeed url={feedUrl} />}
      {!feedUrl && feed.kind === "made" && <p>{t("feed.made", { day: feed.when })}</p>}
      {feed.kind === "unavailable" && <p>{t("feed.unavailable")}</p>}
      {isExact && feed.kind !== "unavailable" && (
        <Form method="post" action={to("/app/plan")} preventScrollReset className={styles.ways}>
          <Button type="submit" name="intent" value="make-feed" variant="outline" size="sm">
            {t(feed.kind === "made" ? "feed.renew" : "feed.make")}
          </Button>
          {feed.kind === "made" && (
            <Button type="submit" name="intent" value="remove-feed" variant="text" size="sm">
              {t("feed.remove")}
            </Button>
          )}
        </Form>
      )}
    </section>
  );
}

function MadeFeed({ url }: { url: string }) {
  return (
    <div className={styles.feed} role="status">
      <TextField label={t("feed.address")} hint={t("feed.once")} defaultValue={url} readOnly />
      <p className={styles.ways}>
        <CopyButton text={url} label={t("feed.copy")} doneLabel={t("feed.copied")} size="sm" />
        <a href={url.replace(/^https?:/, "webcal:")} className={styles.file}>
          {t("feed.open")}
        </a>
      </p>
    </div>
  );
}
