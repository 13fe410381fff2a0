import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PlainPage } from "~/ui/plain-page";
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
    <PlainPage title={t("title")} homeTo={to("")} homeLabel={t("homeLabel")} loginLabel={ui.login}>
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
      <p>
        <Button variant="outline" to="/">
          {t("home")}
        </Button>
      </p>
    </PlainPage>
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
