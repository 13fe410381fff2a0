import { useRouteLoaderData } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { translator } from "~/i18n/translator";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { type Term, languagesOfCanton } from "~/reference/glossary/term";
import { Tag } from "~/ui/data/tag";
import { Outline } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { glossary } from "./words";
import styles from "./term-names.module.css";

const t = translator("glossary", glossary);

const SPEAKER =
  "M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.7";

const neverChanges = () => () => undefined;
const canSpeak = () => "speechSynthesis" in window;

function VoiceButton({ text, lang }: { text: string; lang: SwissLanguage }) {
  const isAudible = useSyncExternalStore(neverChanges, canSpeak, () => false);
  if (!isAudible) return null;
  const speak = () => {
    const said = new SpeechSynthesisUtterance(text.replace(/ \([^()]*\)$/, ""));
    said.lang = `${lang}-CH`;
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  };
  return (
    <button
      type="button"
      className={styles.voice}
      aria-label={t("listen", { word: text })}
      title={t("listen", { word: text })}
      onClick={speak}
    >
      <Outline path={SPEAKER} size={18} />
    </button>
  );
}

type TermNamesProps = {
  names: Term["names"];
  ownLanguages: readonly SwissLanguage[];
};

export function TermNames({ names, ownLanguages }: TermNamesProps) {
  const input = swissLanguages.flatMap((lang) => {
    const name = names[lang];
    return name ? [{ lang, name, isOwn: ownLanguages.includes(lang) }] : [];
  });
  if (input.length === 0) return null;
  return (
    <dl>
      {input.map(({ lang, name, isOwn }) => (
        <div key={lang} className={isOwn ? `${styles.name} ${styles.own}` : styles.name}>
          <dt
            className={`${layout.cluster} ${layout.tight} ${textStyles.small} ${textStyles.faint}`}
          >
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

type Frame = { mapCanton: string | null; homeCanton: string | null };

/**
 * The languages of the canton in the member's profile, otherwise of the canton chosen on the map. Shared
 * cached pages must not use this.
 */
export function useOwnLanguages(): readonly SwissLanguage[] {
  const frame = useRouteLoaderData<Frame>("routes/app/layout");
  return languagesOfCanton(frame?.homeCanton ?? frame?.mapCanton ?? null);
}
