import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { pageKindName, pagesIn, type SharedPage } from "../shared-pages";
import styles from "./shared-page-card.module.css";

const t = translator("chat", words);

export type SharedPages = {
  origin: string;
  /** By path. Any page that is not listed stays a link. */
  known: ReadonlyMap<string, SharedPage>;
};

type SharedPageCardsProps = { text: string; shared: SharedPages };

/** Each card has its place before its title is known. */
export function SharedPageCards({ text, shared: { origin, known } }: SharedPageCardsProps) {
  return pagesIn(text, origin).map(({ path }) => {
    const { kind, title, isLocked } = known.get(path) ?? {};
    return (
      <PageLink key={path} to={path} className={styles.card}>
        <span className={styles.kind}>
          {kind ? pageKindName(kind) : t("shared.page")}
          {isLocked && <span className={styles.locked}>{t("shared.locked")}</span>}
        </span>{" "}
        <span className={styles.title}>{title ?? path}</span>
      </PageLink>
    );
  });
}
