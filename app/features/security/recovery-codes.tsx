import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import styles from "./security.module.css";

const t = translator("security", security);

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={styles.shownOnce}>
      <Notice kind="warning" title={t("recoveryCodes.title")} isAnnounced>
        {t("recoveryCodes.lead")}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" onClick={() => window.print()}>
          {t("recoveryCodes.print")}
        </Button>
      </div>
    </div>
  );
}
