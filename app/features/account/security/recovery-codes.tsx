import { security } from "~/i18n/pt-BR/account/security";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { Notice } from "~/ui/feedback/alert";
import styles from "./security.module.css";

const t = translator("security", security);

/** Shown once, right after creation. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join("\n")}\n`;
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
      <div className={styles.keep}>
        <CopyButton
          text={text}
          label={t("recoveryCodes.copy")}
          doneLabel={t("recoveryCodes.copied")}
        />
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t("recoveryCodes.file")}
        >
          {t("recoveryCodes.download")}
        </a>
        <Button variant="outline" onClick={() => window.print()}>
          {t("recoveryCodes.print")}
        </Button>
      </div>
    </div>
  );
}
