import { contentLocked } from "~/content/locked/words";
import { content } from "~/content/words";
import { MembershipButton } from "~/content/locked/membership-button";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { Outline } from "~/ui/media/icon";
import { LOCK } from "../content-icons";
import { PageLink } from "~/ui/action/page-link";
import { ContentFacts } from "./content-facts";
import { listPath } from "../links";
import head from "./item-head.module.css";
import styles from "./locked-item-page.module.css";
import { LockedPage } from "../locked/locked-page";
import type { LockedItem, ContentKind } from "../schema";

const t = translator("content-locked", contentLocked);
const inContent = translator("content", content);

type LockedItemPageProps = { kind: ContentKind; item: LockedItem };

export function LockedItemPage({ kind, item }: LockedItemPageProps) {
  const { title, summary, points, previewHtml, outline = [] } = item;
  if (!previewHtml && outline.length === 0)
    return <LockedPage title={title} summary={summary} points={points} />;
  return (
    <article className={styles.page}>
      <PageLink to={listPath(kind)} className={head.back}>
        ← {kind.t("title")}
      </PageLink>
      <p className={head.mark}>
        <Outline path={LOCK} size={16} />
        {inContent("locked")}
      </p>
      <h1 className={head.title}>{title}</h1>
      <p className={head.summary}>{summary}</p>
      <ContentFacts facts={item.facts ?? []} />
      {previewHtml && (
        <div className={styles.opening}>
          <Prose html={previewHtml} />
        </div>
      )}
      <Inside kind={kind} item={item} />
    </article>
  );
}

function Inside({ kind, item }: LockedItemPageProps) {
  const { outline = [], readingMinutes = 1, lengthLabel, points } = item;
  const minutes = lengthLabel ?? inContent("readingTime", { count: readingMinutes });
  const sections = outline.filter(({ level }) => level === 2);
  return (
    <section className={styles.gate} aria-labelledby="locked-title">
      <h2 id="locked-title" className={styles.heading}>
        {kind.t("locked.title")}
      </h2>
      <h3 className={styles.about}>{t("inside", { minutes })}</h3>
      <ul className={styles.list}>
        {sections.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3 className={styles.about}>{kind.t("locked.how")}</h3>
      <p>{t("explanation")}</p>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <MembershipButton size="lg">{t("action")}</MembershipButton>
        <Button to={listPath(kind)} variant="outline" size="lg">
          {kind.t("seeAll")}
        </Button>
      </div>
    </section>
  );
}
