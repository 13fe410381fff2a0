import { useEffect, useState } from "react";
import { arrivalKit as words } from "~/i18n/pt-BR/switzerland/arrival-kit";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { askForKit, isKitKept } from "~/pwa/offline-kit";
import { Button } from "~/ui/action/button";
import styles from "./plan-page.module.css";

const t = translator("arrival-kit", words);

type Kept = "none" | "kept" | "failed";

export function KeepKit({ memberId }: { memberId: string }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    void isKitKept(memberId, to("/app/plan/arrival-kit")).then(
      (isThere) => setKept(isThere ? "kept" : "none"),
      () => setKept(null),
    );
  }, [memberId]);
  if (kept === null) return null;
  const isKept = kept === "kept";
  async function change(): Promise<void> {
    setBusy(true);
    const isDone = await askForKit(isKept ? "drop-kit" : "keep-kit", memberId).catch(() => false);
    setKept(isDone ? (isKept ? "none" : "kept") : "failed");
    setBusy(false);
  }
  return (
    <section className={styles.step} aria-labelledby="kit-keep">
      <h2 id="kit-keep" className={styles.name}>
        {t("keep.title")}
      </h2>
      <p role="status">{t(`keep.${kept}`)}</p>
      <Button
        variant={isKept ? "outline" : "fill"}
        isLoading={isBusy}
        onClick={() => void change()}
      >
        {t(isKept ? "keep.drop" : "keep.keep")}
      </Button>
    </section>
  );
}
