import { moderation } from "~/i18n/pt-BR/community/moderation";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { listForumImages } from "../../../../contract/community/embeds.ts";
import styles from "./moderation.module.css";

const t = translator("moderation", moderation);
const EXCERPT_LENGTH = 600;

type WholeTextProps = {
  text: {
    title: string | null;
    body: string;
    path: string | null;
  };
};

export function WholeText({ text: { title, body, path } }: WholeTextProps) {
  const isLong = body.length > EXCERPT_LENGTH;
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.text}>{isLong ? `${body.slice(0, EXCERPT_LENGTH)}…` : body}</p>
      {isLong && (
        <details>
          <summary className={styles.summary}>{t("whole")}</summary>
          <p className={styles.text}>{body}</p>
        </details>
      )}
      {listForumImages(body).map(({ id, width, height }) => (
        <img
          key={id}
          src={to(`/app/forum/images/${id}`)}
          alt={t("image")}
          {...{ width, height }}
          loading="lazy"
          className={styles.image}
        />
      ))}
      {path && (
        <PageLink to={path} className={styles.link}>
          {t("open")}
        </PageLink>
      )}
    </>
  );
}
