import { useSyncExternalStore } from "react";
import { glossary } from "~/i18n/pt-BR/content/glossary";
import { translator } from "~/i18n/translator";
import type { SwissLanguage } from "~/reference/glossary/term";
import { Outline } from "~/ui/media/icon";
import styles from "./voice-button.module.css";

const t = translator("glossary", glossary);

const SPEAKER =
  "M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.7";

const neverChanges = () => () => undefined;
const canSpeak = () => "speechSynthesis" in window;

export function VoiceButton({ text, lang }: { text: string; lang: SwissLanguage }) {
  const isHeard = useSyncExternalStore(neverChanges, canSpeak, () => false);
  if (!isHeard) return null;
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
