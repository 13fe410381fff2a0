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
  /** Whom it speaks to, and so where it leads. */
  audience?: "member" | "visitor";
  /** A frame around it already, one without room of its own, or none. */
  frame?: "shell" | "bare" | "none";
};

/** Says plainly that a page is not there yet and leads to what works. */
export function UnderConstructionPage({
  title,
  summary,
  audience = "member",
  frame = audience === "member" ? "shell" : "none",
}: UnderConstructionPageProps) {
  const message = <Message title={title} summary={summary} audience={audience} />;
  if (frame === "shell") return message;
  if (frame === "bare") return <div className={styles.bare}>{message}</div>;
  return (
    <div className={styles.alone}>
      <header>
        <SmartLink
          to={audience === "member" ? "/app" : "/"}
          className={styles.logo}
          aria-label={t("logo")}
        >
          <Logo />
        </SmartLink>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {message}
      </main>
    </div>
  );
}

type MessageProps = Pick<UnderConstructionPageProps, "title" | "summary"> & {
  audience: "member" | "visitor";
};

function Message({ title, summary, audience }: MessageProps) {
  return (
    <div className={styles.message}>
      <p className={styles.eyebrow}>
        <Outline path={trafficCone} size={18} />
        {t("eyebrow")}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <p className={styles.text}>{t(`text.${audience}`)}</p>
      <div className={styles.actions}>
        {audience === "member" ? (
          <>
            <Button to="/app/news">{t("news")}</Button>
            <Button to="/app" variant="outline">
              {t("home")}
            </Button>
          </>
        ) : (
          <>
            <Button to="/login">{t("login")}</Button>
            <Button to="/" variant="outline">
              {t("landing")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
