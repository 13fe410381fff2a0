import { translator } from "~/i18n/translator";
import textStyles from "~/ui/text/text.module.css";
import type { FigureGroup } from "./canton-page.server";
import { cantonPage as words } from "./canton-page.words";
import styles from "./figure-group-section.module.css";
import { SourceLines } from "./choropleth/source-lines";

const t = translator("canton-page", words);

export function FigureGroupSection({ group }: { group: FigureGroup }) {
  const id = `figures-${group.name}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={textStyles.large}>
        {group.title}
      </h3>
      <table aria-labelledby={id} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t("page.figure")}</th>
            <th scope="col">{t("page.value")}</th>
            <th scope="col">{t("page.place")}</th>
          </tr>
        </thead>
        <tbody>
          {group.figures.map(({ label, text, place }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={`${styles.value} ${textStyles.strong}`}>{text ?? t("unknown")}</td>
              <td className={`${styles.place} ${textStyles.small} ${textStyles.muted}`}>{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {group.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <SourceLines sources={group.sources} />
    </section>
  );
}
