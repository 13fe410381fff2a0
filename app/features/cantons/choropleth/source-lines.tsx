import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import type { FigureSource } from "./choropleth.schema";
import { choropleth as words } from "./words";
import styles from "./source-lines.module.css";

const t = translator("choropleth", words);

export function SourceLines({ sources }: { sources: readonly FigureSource[] }) {
  const [first] = sources;
  return (
    <div className={styles.sources}>
      {first?.note && <p>{first.note}</p>}
      {sources.map((source) => (
        <p key={source.name + source.year + source.reviewedOn} data-source>
          {t("source")}: <SourceName source={source} />
          {source.newerYear && <strong>. {source.newerYear}</strong>}
        </p>
      ))}
    </div>
  );
}

/** Office, year and check. */
export function SourceName({ source }: { source: FigureSource }) {
  const { name, url, year } = source;
  return (
    <>
      {url ? (
        <SmartLink to={url} className={text.link}>
          {name}
        </SmartLink>
      ) : (
        name
      )}
      , {year}
      {reviewed(source)}
    </>
  );
}

function reviewed({ reviewedOn: date, reviewer: name }: FigureSource): string {
  if (!date) return "";
  return ` (${name ? t("reviewedBy", { date, name }) : t("reviewed", { date })})`;
}
