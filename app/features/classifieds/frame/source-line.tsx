import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import type { Sourced } from "./offer";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

export function SourceLine({ source, sourceUrl, checked, until }: Sourced) {
  const name = t("source.from", { source: source ?? t("source.none") });
  return (
    <p data-source className={styles.source}>
      {sourceUrl ? (
        <SmartLink to={sourceUrl} className={text.link}>
          {name}
        </SmartLink>
      ) : (
        <span>{name}</span>
      )}
      {checked && <span>{t("source.checked", { date: checked })}</span>}
      {until && <span>{t("source.until", { date: until })}</span>}
    </p>
  );
}
