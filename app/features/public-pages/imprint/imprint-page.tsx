import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PlainPage } from "~/ui/plain-page";
import text from "~/ui/text/text.module.css";
import type { Operator } from "../../../../config/operator.ts";
import { imprint } from "./words";
import styles from "./imprint-page.module.css";

const t = translator("imprint", imprint);

/** The law requires these details from sellers (UWG art. 3 al. 1 lit. s, Decreto 7.962). */
export function ImprintPage({ operator }: { operator: Operator }) {
  const { name, addressLines, email, uid, isDemo } = operator;
  return (
    <PlainPage title={t("title")} homeTo={to("")} homeLabel={t("home")} loginLabel={ui.login}>
      {isDemo && (
        <Alert kind="warning" title={t("demo")}>
          {t("demoText")}
        </Alert>
      )}
      <p>{t("lead")}</p>
      <dl className={styles.facts}>
        <dt>{t("name")}</dt>
        <dd>{name}</dd>
        <dt>{t("address")}</dt>
        <dd>
          <address>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
        <dt>{t("email")}</dt>
        <dd>
          <a href={`mailto:${email}`} className={`${text.link} ${text.tap}`}>
            {email}
          </a>
        </dd>
        <dt>{t("uid")}</dt>
        <dd>{uid ?? t("noUid")}</dd>
      </dl>
      <p>{t("independent")}</p>
      <div>
        <Button to="/contact" variant="outline">
          {t("contact")}
        </Button>
      </div>
    </PlainPage>
  );
}
