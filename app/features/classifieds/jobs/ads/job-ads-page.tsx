import { Form } from "@remix-run/react";
import { useState } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { offerKinds, offerPathOf } from "../../../../../contract/classifieds/offers.ts";
import { ClassifiedsNav } from "../../frame/classifieds-nav";
import styles from "../../frame/classifieds.module.css";
import { JobAdForm } from "./job-ad-form";
import type { JobAdAnswer, OwnJobAd } from "./job-ads.server";
import { jobAds as words } from "./words";

const t = translator("job-ads", words);

type JobAdsPageProps = {
  /** Null while unavailable. */
  ads: readonly OwnJobAd[] | null;
  defaults: { canton: string; lastDay: string };
  answer: JobAdAnswer | null;
};

export function JobAdsPage({ ads, defaults, answer }: JobAdsPageProps) {
  // The form starts again after each sent ad, and stays when another one is withdrawn.
  const [sent, setSent] = useState(answer?.adId);
  if (answer?.adId && answer.adId !== sent) setSent(answer.adId);
  return (
    <>
      <PageLink to={to(offerKinds.jobs.path)} className={`${text.link} ${text.tap}`}>
        ← {t("back")}
      </PageLink>
      <ContentHeader title={t("title")} />
      <ClassifiedsNav current="jobs" />
      <p className={styles.lead}>{t("lead")}</p>
      <Outcome answer={answer} />
      <JobAdForm key={sent} defaults={defaults} answer={answer} />
      <section className={styles.section} aria-labelledby="meus-anuncios">
        <h2 id="meus-anuncios" className={text.large}>
          {t("own.title")}
        </h2>
        {!ads && <p>{t("own.unavailable")}</p>}
        {ads?.length === 0 && <p className={`${text.small} ${text.muted}`}>{t("own.none")}</p>}
        <ul className={layout.stack}>
          {ads?.map((ad) => (
            <OwnAd key={ad.id} ad={ad} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Outcome({ answer }: { answer: JobAdAnswer | null }) {
  if (answer?.failure) {
    const { code } = answer.failure;
    return (
      <Alert kind="error" title={t("errors.failedTitle")} isAnnounced>
        {t(`errors.${code === "rate_limited" ? "wait" : code}`)}
      </Alert>
    );
  }
  if (!answer?.isDone) return null;
  return answer.intent === "withdraw" ? (
    <Alert kind="success" title={t("own.withdrawn")} isAnnounced />
  ) : (
    <Alert kind="success" title={t("form.sent")} isAnnounced>
      {t("form.sentText")}
    </Alert>
  );
}

function OwnAd({ ad }: { ad: OwnJobAd }) {
  const { id, slug, title, company, state, reason, sentLabel, lastDayLabel } = ad;
  const isOpen = state === "waiting" || state === "online";
  return (
    <li className={styles.card}>
      <p className={`${layout.cluster} ${layout.wide}`}>
        {state === "online" ? (
          <PageLink
            to={to(offerPathOf("jobs", slug))}
            className={`${text.link} ${text.tap} ${styles.title}`}
            aria-label={t("own.open", { title })}
          >
            {title}
          </PageLink>
        ) : (
          <strong>{title}</strong>
        )}
        <Tag isChip>{t(`own.states.${state}`, { day: lastDayLabel })}</Tag>
      </p>
      <p className={`${text.small} ${text.muted}`}>
        {[company, sentLabel && t("own.sent", { date: sentLabel })].filter(Boolean).join(" · ")}
      </p>
      {reason && <p>{t("own.reason", { reason })}</p>}
      {isOpen && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="ad" value={id} />
          <Button
            type="submit"
            variant="text"
            size="sm"
            aria-label={t("own.withdrawOf", { title })}
          >
            {t("own.withdraw")}
          </Button>
        </Form>
      )}
    </li>
  );
}
