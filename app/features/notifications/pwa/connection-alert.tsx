import { useSyncExternalStore } from "react";
import { pwa } from "~/i18n/pt-BR/pwa";
import { translator } from "~/i18n/translator";
import styles from "./prompt.module.css";

const t = translator("pwa", pwa);

function follow(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

const isOffline = () => !navigator.onLine;

export function ConnectionNotice() {
  const isGone = useSyncExternalStore(follow, isOffline, () => false);
  return <div role="status">{isGone && <p className={styles.connection}>{t("offline")}</p>}</div>;
}
