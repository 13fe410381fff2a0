import { glossary } from "~/i18n/pt-BR/content/glossary";
import { translator } from "~/i18n/translator";
import { swissLanguages, type SwissLanguage, type Term } from "~/reference/glossary/term";
import { Tag } from "~/ui/data/tag";
import styles from "./term-names.module.css";
import { VoiceButton } from "./voice-button";

const t = translator("glossary", glossary);

type TermNamesProps = {
  names: Term["names"];
  ownLanguages: readonly SwissLanguage[];
};

export function TermNames({ names, ownLanguages }: TermNamesProps) {
  const given = swissLanguages.flatMap((lang) => {
    const name = names[lang];
    return name ? [{ lang, name, isOwn: ownLanguages.includes(lang) }] : [];
  });
  if (given.length === 0) return null;
  return (
    <dl className={styles.names}>
      {given.map(({ lang, name, isOwn }) => (
        <div key={lang} className={isOwn ? `${styles.name} ${styles.own}` : styles.name}>
          <dt className={styles.language}>
            {t(`languages.${lang}`)} {isOwn && <Tag>{t("own")}</Tag>}
          </dt>
          <dd className={styles.value}>
            <span lang={lang}>{name}</span>
            <VoiceButton text={name} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
