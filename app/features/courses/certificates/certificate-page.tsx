import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { certificate as words } from "./words";
import styles from "./certificate-page.module.css";

const t = translator("certificate", words);

export type ShownCertificate = {
  code: string;
  holderName: string;
  courseTitle: string;
  lengthLabel: string;
  completedLabel: string;
  issuedLabel: string;
};

export function CertificatePage({ certificate }: { certificate: ShownCertificate | null }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      {certificate ? (
        <>
          <Alert kind="success" title={t("verified")}>
            {t("verifiedText")}
          </Alert>
          <dl className={styles.facts}>
            <Fact label={t("holder")} value={certificate.holderName} />
            <Fact label={t("course")} value={certificate.courseTitle} />
            <Fact label={t("time")} value={certificate.lengthLabel} />
            <Fact label={t("completed")} value={certificate.completedLabel} />
            <Fact label={t("issued")} value={certificate.issuedLabel} />
            <Fact label={t("number")} value={certificate.code} />
          </dl>
        </>
      ) : (
        <Alert kind="error" title={t("unknown.title")}>
          {t("unknown.text")}
        </Alert>
      )}
      <p className={styles.way}>
        <Button variant="outline" to="/">
          {t("home")}
        </Button>
      </p>
    </main>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
