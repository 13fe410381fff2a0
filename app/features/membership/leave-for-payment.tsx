import { useEffect } from "react";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { membership } from "./words";
import styles from "./leave-for-payment.module.css";

const t = translator("membership", membership);

/**
 * The portal's CSP forbids forms that lead to another site, so the answer page redirects: by script at
 * once, else by the link.
 */
export function LeaveForPayment({ url, isPortal }: { url: string; isPortal: boolean }) {
  useEffect(() => {
    window.location.assign(url);
  }, [url]);
  return (
    <div className={styles.leave}>
      <Alert kind="info" isAnnounced title={t(isPortal ? "leaving.portalTitle" : "leaving.title")}>
        {t(isPortal ? "leaving.portalText" : "leaving.text")}
      </Alert>
      <a href={url} className={styles.link} rel="noreferrer">
        {t("leaving.open")}
      </a>
    </div>
  );
}
