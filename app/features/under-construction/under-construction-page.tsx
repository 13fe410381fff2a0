import { underConstruction } from "~/i18n/pt-BR/under-construction";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Outline } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { trafficCone } from "~/ui/rare-icons";
import { SmartLink } from "~/ui/smart-link";
import styles from "./under-construction-page.module.css";

const t = translator("under-construction", underConstruction);

export type UnderConstructionPageProps = {
  /** The name of the area or page. */
  title: string;
  /** What the area will hold, in a few words. */
  summary?: string | undefined;
  /** A frame around it already, one without room of its own, or none. */
  frame?: "shell" | "bare" | "none";
};

/** Says plainly that a page is not there yet and leads to what works. */
export function UnderConstructionPage({
  title,
  summary,
  frame = "shell",
}: UnderConstructionPageProps) {
  const message = <Message title={title} summary={summary} />;
  if (frame === "shell") return message;
  if (frame === "bare") return <div className={styles.bare}>{message}</div>;
  return (
    <div className={styles.alone}>
      <header>
        <SmartLink to="/app" className={styles.logo} aria-label={t("logo")}>
          <Logo />
        </SmartLink>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {message}
      </main>
    </div>
  );
}

function Message({ title, summary }: Pick<UnderConstructionPageProps, "title" | "summary">) {
  return (
    <div className={styles.message}>
      <p className={styles.eyebrow}>
        <Outline path={trafficCone} size={18} />
        {t("eyebrow")}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <p className={styles.text}>{t("text")}</p>
      <div className={styles.actions}>
        <Button to="/app/news">{t("news")}</Button>
        <Button to="/app" variant="outline">
          {t("home")}
        </Button>
      </div>
    </div>
  );
}
