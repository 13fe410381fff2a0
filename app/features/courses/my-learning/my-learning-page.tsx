import { useFetcher } from "@remix-run/react";
import { listPath } from "~/content/links";
import { course as courseWords } from "~/features/courses/course.words";
import { translator } from "~/i18n/translator";
import { ContentHeader } from "~/content/list/content-header";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Unavailable } from "~/ui/feedback/unavailable";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { CertificateWays } from "../certificates/certificate-ways";
import { courses } from "../courses";
import { LearnedEntry } from "./learned-entry";
import { ToPractice } from "./to-my-learning";
import { myLearning } from "./words";
import styles from "./my-learning.module.css";
import type { IssuedCertificate, LearnedCourse } from "./my-learning.server";

const t = translator("my-learning", myLearning);
const inCourse = translator("course", courseWords);

type MyLearningPageProps = {
  learned: readonly LearnedCourse[] | null;
  certificates: readonly IssuedCertificate[] | null;
};

export function MyLearningPage({ learned, certificates }: MyLearningPageProps) {
  return (
    <>
      <PageLink to={listPath(courses)} className={`${text.small} ${text.faint} ${text.tap}`}>
        ← {courses.t("title")}
      </PageLink>
      <ContentHeader title={t("title")} />
      <p className={styles.open}>
        <ToPractice />
      </p>
      {learned === null ? (
        <Unavailable
          title={t("unavailable.title")}
          retry={t("unavailable.retry")}
          to="/app/courses/my-learning"
        >
          {t("unavailable.text")}
        </Unavailable>
      ) : (
        <Lists learned={learned} />
      )}
      {learned !== null && certificates === null && <p>{t("certificatesUnavailable")}</p>}
      {certificates && certificates.length > 0 && <Certificates certificates={certificates} />}
    </>
  );
}

function Lists({ learned }: { learned: readonly LearnedCourse[] }) {
  const shown = learned.filter(({ isHidden }) => !isHidden);
  const underway = shown.filter(({ isFinished }) => !isFinished);
  const finished = shown.filter(({ isFinished }) => isFinished);
  const hidden = learned.filter(({ isHidden }) => isHidden);
  return (
    <>
      <section className={styles.section} aria-labelledby="in-progress">
        <h2 id="in-progress" className={styles.heading}>
          {t("inProgress")}
        </h2>
        {underway.length === 0 && (
          <div className={styles.none}>
            <p>{t("noneInProgress")}</p>
            <Button variant="outline" to="/app/courses">
              {t("seeCourses")}
            </Button>
          </div>
        )}
        <Entries entries={underway} />
      </section>
      {finished.length > 0 && (
        <section className={styles.section} aria-labelledby="finished">
          <h2 id="finished" className={styles.heading}>
            {t("finished")}
          </h2>
          <Entries entries={finished} />
        </section>
      )}
      {hidden.length > 0 && (
        <details className={styles.section}>
          <summary className={text.heading}>{t("hidden")}</summary>
          <Entries entries={hidden} />
        </details>
      )}
    </>
  );
}

function Certificates({ certificates }: { certificates: readonly IssuedCertificate[] }) {
  return (
    <section className={styles.section} aria-labelledby="certificates">
      <h2 id="certificates" className={styles.heading}>
        {t("certificates")}
      </h2>
      <ul className={layout.stack}>
        {certificates.map(({ code, courseTitle, issuedLabel }) => (
          <li key={code}>
            <h3>{courseTitle}</h3>
            <p>{inCourse("certificate.number", { number: code, date: issuedLabel })}</p>
            <CertificateWays code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entries({ entries }: { entries: readonly LearnedCourse[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={layout.stack}>
      {entries.map((entry) => (
        <LearnedEntry key={entry.id} entry={entry}>
          <Hide entry={entry} />
        </LearnedEntry>
      ))}
    </ul>
  );
}

function Hide({ entry: { id, isHidden } }: { entry: LearnedCourse }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const isSending = fetcher.state !== "idle";
  const hasFailed = !isSending && (fetcher.data?.code ?? null) !== null;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="isHidden" value={String(!isHidden)} />
      <Button type="submit" size="sm" variant="text" isLoading={isSending}>
        {t(isHidden ? "unhide" : "hide")}
      </Button>
      <span role="status">{hasFailed && t("failed")}</span>
    </fetcher.Form>
  );
}
