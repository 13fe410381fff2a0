import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PlainPage } from "~/ui/plain-page";
import { Prose } from "~/ui/data/prose";
import { accessibility } from "./words";

const t = translator("accessibility", accessibility);

const TESTED = ["pages", "keyboard", "motion", "scripts"] as const;
const LIMITS = ["people", "languages", "videos", "payment"] as const;

export function AccessibilityPage() {
  return (
    <PlainPage title={t("title")} homeTo={to("")} homeLabel={t("home")} loginLabel={ui.login}>
      <Prose>
        <p>{t("date")}</p>
        <h2>{t("aim.heading")}</h2>
        <p>{t("aim.text")}</p>
        <h2>{t("tested.heading")}</h2>
        <ul>
          {TESTED.map((name) => (
            <li key={name}>{t(`tested.${name}`)}</li>
          ))}
        </ul>
        <h2>{t("limits.heading")}</h2>
        <ul>
          {LIMITS.map((name) => (
            <li key={name}>{t(`limits.${name}`)}</li>
          ))}
        </ul>
        <h2>{t("contact.heading")}</h2>
        <p>{t("contact.text")}</p>
      </Prose>
      <p>
        <Button to="/contact" variant="outline">
          {t("contact.link")}
        </Button>
      </p>
    </PlainPage>
  );
}
