import type { Consent } from "~/analytics/consent";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { PlainPage } from "~/ui/plain-page";
import text from "~/ui/text/text.module.css";
import { ConsentForm } from "./consent-form";
import { consent as words } from "./words";

const t = translator("consent", words);

function nameOf({ statistics, identity }: Consent) {
  if (!statistics) return "refused";
  return identity ? "identified" : "accepted";
}

export type ConsentPageProps = {
  /** Null if the portal has no analytics: there is nothing to choose. */
  consent: Consent | null;
  returnTo: string;
};

export function ConsentPage({ consent, returnTo }: ConsentPageProps) {
  return (
    <PlainPage title={t("title")} homeTo={to("")} homeLabel={t("home")} loginLabel={ui.login}>
      <p>{t(consent ? "necessary" : "necessaryOnly")}</p>
      {consent ? (
        <>
          <p>{t("banner.text")}</p>
          <p>{t(`now.${nameOf(consent)}`)}</p>
          <ConsentForm consent={consent} returnTo={returnTo} />
        </>
      ) : (
        <p>{t("nothing")}</p>
      )}
      <p>
        <PageLink to={to("/privacy")} className={`${text.link} ${text.tap}`}>
          {t("privacy")}
        </PageLink>
      </p>
    </PlainPage>
  );
}
