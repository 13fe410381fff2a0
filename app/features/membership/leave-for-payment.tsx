import { useEffect } from "react";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/notice";
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
      <Notice kind="info" isAnnounced title={t(isPortal ? "leaving.portalTitle" : "leaving.title")}>
        {t(isPortal ? "leaving.portalText" : "leaving.text")}
      </Notice>
      <a href={url} className={styles.link} rel="noreferrer">
        {t("leaving.open")}
      </a>
    </div>
  );
}
