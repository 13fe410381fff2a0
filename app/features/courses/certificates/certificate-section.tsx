import { useFetcher } from "@remix-run/react";
import { formatList } from "~/i18n/format";
import { course as words } from "~/features/courses/course.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import { PASS_PERCENT } from "../../../../contract/content/courses.ts";
import type { UnpassedTest } from "../learning.server";
import { CertificateWays } from "./certificate-ways";
import styles from "../course-end.module.css";

const t = translator("course", words);
const FAILURES = ["COURSE_NOT_FINISHED", "HOLDER_NAME_MISSING", "TESTS_NOT_PASSED"] as const;

export type OwnCertificate = { code: string; issuedLabel: string };

/**
 * `name` has printable letters only, or is null; `isWhole` is false if it differs from the account name.
 */
export type CertificateHolder = { name: string | null; isWhole: boolean };

type CertificateSectionProps = {
  certificate: OwnCertificate | null;
  isFinished: boolean;
  holder: CertificateHolder;
  unpassed: readonly UnpassedTest[] | null;
};

export function CertificateSection(props: CertificateSectionProps) {
  const { certificate, isFinished, holder, unpassed } = props;
  return (
    <section id="certificate" className={styles.section} aria-labelledby="certificate-title">
      <h2 id="certificate-title" className={styles.heading}>
        {t("certificate.title")}
      </h2>
      {!certificate && (
        <p className={text.muted}>{t("certificate.rule", { percent: PASS_PERCENT })}</p>
      )}
      {!certificate && isFinished && unpassed !== null && unpassed.length > 0 && (
        <p>
          {t("certificate.unpassed", {
            tests: formatList(unpassed.map((test) => t("certificate.test", test))),
          })}
        </p>
      )}
      {!certificate && isFinished && (unpassed === null || unpassed.length === 0) && (
        <Issue holder={holder} />
      )}
      {certificate && (
        <>
          <p>
            {t("certificate.number", { number: certificate.code, date: certificate.issuedLabel })}
          </p>
          <CertificateWays code={certificate.code} />
        </>
      )}
    </section>
  );
}

function Issue({ holder: { name, isWhole } }: { holder: CertificateHolder }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const isSending = fetcher.state !== "idle";
  const code = isSending ? null : (fetcher.data?.code ?? null);
  const failure = FAILURES.find((known) => known === code) ?? "other";
  return (
    <fetcher.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="certificate" />
      {name !== null && (
        <p>
          {t("certificate.name")}: <strong>{name}</strong>
        </p>
      )}
      <p className={text.muted}>
        {name === null && `${t("certificate.failed.HOLDER_NAME_MISSING")} `}
        {name !== null && !isWhole && `${t("certificate.otherLetters")} `}
        {t("certificate.nameHint")}{" "}
        <PageLink to={to("/app/profile")}>{t("certificate.toProfile")}</PageLink>
      </p>
      {name !== null && (
        <Button type="submit" isLoading={isSending}>
          {t("certificate.issue")}
        </Button>
      )}
      {code !== null && <p role="alert">{t(`certificate.failed.${failure}`)}</p>}
    </fetcher.Form>
  );
}
