import { landing } from "~/i18n/pt-BR/public/landing";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import styles from "./closing.module.css";

const t = translator("landing", landing);

export function Closing({ signupPath }: { signupPath: string }) {
  return (
    <section className={styles.closing} aria-labelledby="closing-heading">
      <div>
        <h2 id="closing-heading">{t("closing.heading")}</h2>
        <p>{t("closing.text")}</p>
      </div>
      <Button to={signupPath} size="lg" variant="outline">
        {t("hero.start")}
      </Button>
    </section>
  );
}
