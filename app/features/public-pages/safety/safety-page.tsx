import { to } from "~/i18n/paths";
import { safety } from "~/i18n/pt-BR/public/safety";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { FRAUDS } from "~/reference/frauds";
import { Button } from "~/ui/action/button";
import { PlainPage } from "~/ui/plain-page";
import { Prose } from "~/ui/data/prose";
import { SmartLink } from "~/ui/action/smart-link";
import styles from "./safety-page.module.css";

const t = translator("safety", safety);

const NEVER = ["never", "never2", "never3"] as const;
const AFTER = ["bank", "keep", "police"] as const;
const REPORT_URL = "https://www.report.ncsc.admin.ch/";

export function SafetyPage() {
  return (
    <PlainPage title={t("title")} homeTo={to("")} homeLabel={t("homeLink")} loginLabel={ui.login}>
      <p>{t("lead")}</p>
      <Prose>
        {FRAUDS.map(({ name, url }) => (
          <section key={name} aria-labelledby={name} className={styles.fraud}>
            <h2 id={name}>{t(`${name}.heading`)}</h2>
            <p>{t(`${name}.text`)}</p>
            <p>
              <strong>{t(`${name}.rule`)}</strong>
            </p>
            <p>
              {t("source")}
              <SmartLink to={url}>{t(`${name}.source`)}</SmartLink>
            </p>
          </section>
        ))}
        <h2>{t("portal.heading")}</h2>
        <ul>
          {NEVER.map((name) => (
            <li key={name}>{t(`portal.${name}`)}</li>
          ))}
        </ul>
        <h2>{t("after.heading")}</h2>
        <ul>
          {AFTER.map((name) => (
            <li key={name}>{t(`after.${name}`)}</li>
          ))}
          <li>
            {t("after.report")}
            <SmartLink to={REPORT_URL}>{t("after.reportLink")}</SmartLink>
          </li>
          <li>{t("after.us")}</li>
        </ul>
        <p>{t("reviewed")}</p>
      </Prose>
      <div>
        <Button to="/contact" variant="outline">
          {t("contact")}
        </Button>
      </div>
    </PlainPage>
  );
}
