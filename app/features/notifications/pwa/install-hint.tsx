import { translator } from "~/i18n/translator";
import { installOffer } from "~/pwa/install-prompt";
import { Button } from "~/ui/action/button";
import { declineInstall, type InstallWay } from "./install-offer";
import { pwa } from "./words";
import styles from "./prompt.module.css";

const t = translator("pwa", pwa);

export type InstallHintProps = { way: InstallWay; onEnd: () => void };

export function InstallHint({ way, onEnd }: InstallHintProps) {
  const install = async () => {
    const { prompt } = installOffer;
    installOffer.prompt = null;
    const answer = await prompt?.prompt();
    if (answer?.outcome === "accepted") declineInstall();
    onEnd();
  };
  const decline = () => {
    declineInstall();
    onEnd();
  };
  return (
    <section className={styles.prompt} aria-labelledby="install-title">
      <div>
        <h2 id="install-title" className={styles.title}>
          {t("install.title")}
        </h2>
        <p>{t("install.text")}</p>
        {way === "ios" && (
          <ol className={styles.steps}>
            <li>{t("install.share")}</li>
            <li>{t("install.add")}</li>
          </ol>
        )}
      </div>
      <div className={styles.actions}>
        {way === "prompt" && (
          <Button size="sm" onClick={() => void install()}>
            {t("install.now")}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={decline}>
          {t("install.never")}
        </Button>
      </div>
    </section>
  );
}
