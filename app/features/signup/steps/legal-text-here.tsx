import { useState } from "react";
import { FragmentView } from "~/fragments/fragment-view";
import { signup } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { NEW_TAB_NOTE_ID } from "~/ui/action/new-tab";
import { Prose } from "~/ui/data/prose";
import styles from "./legal-text-here.module.css";
import type { LegalText } from "../../../../contract/account/own-data.ts";

const t = translator("signup", signup);

// A scrollable area must be reachable by keyboard, whatever its content.
const scrollable = { tabIndex: 0 };

type LegalTextHereProps = { slug: LegalText };

export function LegalTextHere({ slug }: LegalTextHereProps) {
  const [isWanted, setWanted] = useState(false);
  const name = t(slug === "privacy" ? "email.privacyLink" : "email.termsLink");
  const elsewhere = (
    <p>
      {t("email.elsewhere")}{" "}
      <a href={to(`/${slug}`)} target="_blank" rel="noopener" aria-describedby={NEW_TAB_NOTE_ID}>
        {name}
      </a>
    </p>
  );
  return (
    <details
      className={styles.here}
      onToggle={(event) => event.currentTarget.open && setWanted(true)}
    >
      <summary>{t("email.readHere", { name })}</summary>
      <div role="region" aria-label={name} className={styles.text} {...scrollable}>
        {isWanted ? (
          <FragmentView name="LegalText" props={{ slug }} placeholder={elsewhere}>
            {(html) => <Prose html={html} />}
          </FragmentView>
        ) : (
          elsewhere
        )}
      </div>
    </details>
  );
}
