import { useFetcher } from "@remix-run/react";
import { course as words } from "~/i18n/pt-BR/course";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { MAX_HOLDER_CHARACTERS, MIN_HOLDER_CHARACTERS } from "../../../contract/certificate.ts";
import { CertificateWays } from "./certificate-ways";
import styles from "./course-end.module.css";

const t = translator("course", words);
const FAILURES = ["COURSE_NOT_FINISHED", "HOLDER_NAME_MISSING"] as const;

export type OwnCertificate = { code: string; issuedLabel: string };

type CertificateSectionProps = {
  certificate: OwnCertificate | null;
  isFinished: boolean;
  /** As the member is called in the portal. */
  suggestedName: string;
};

/** What finishing the course is proved by: how to get it, or where it is. */
export function CertificateSection(props: CertificateSectionProps) {
  const { certificate, isFinished, suggestedName } = props;
  return (
    <section id="certificate" className={styles.section} aria-labelledby="certificate-title">
      <h2 id="certificate-title" className={styles.heading}>
        {t("certificate.title")}
      </h2>
      {!certificate && <p className={styles.quiet}>{t("certificate.rule")}</p>}
      {!certificate && isFinished && <Issue suggestedName={suggestedName} />}
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

function Issue({ suggestedName }: { suggestedName: string }) {
  const fetcher = useFetcher<{ code: string | null }>();
  const isSending = fetcher.state !== "idle";
  const code = isSending ? null : (fetcher.data?.code ?? null);
  const failure = FAILURES.find((known) => known === code) ?? "other";
  return (
    <fetcher.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="certificate" />
      <TextField
        name="holderName"
        label={t("certificate.name")}
        hint={t("certificate.nameHint")}
        defaultValue={suggestedName}
        minLength={MIN_HOLDER_CHARACTERS}
        limit={MAX_HOLDER_CHARACTERS}
        autoComplete="name"
        required
        {...(code !== null && { error: t(`certificate.failed.${failure}`) })}
      />
      <Button type="submit" isLoading={isSending}>
        {t("certificate.issue")}
      </Button>
    </fetcher.Form>
  );
}
