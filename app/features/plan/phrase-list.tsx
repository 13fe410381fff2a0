import { useEffect, useState } from "react";
import { arrivalKit as words } from "~/i18n/pt-BR/switzerland/arrival-kit";
import { translator } from "~/i18n/translator";
import { swissLanguages, type SwissLanguage } from "~/reference/glossary/term";
import { Button } from "~/ui/action/button";
import { arrivalPhrases } from "./arrival-phrases";
import styles from "./plan-page.module.css";

const t = translator("arrival-kit", words);

/** Browsers load their voices late. */
function useVoices(): Partial<Record<SwissLanguage, SpeechSynthesisVoice>> {
  const [voices, setVoices] = useState<Partial<Record<SwissLanguage, SpeechSynthesisVoice>>>({});
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    const { speechSynthesis } = window;
    const look = () => {
      const all = speechSynthesis.getVoices();
      const voiceOf = (language: string) => all.find(({ lang }) => lang.startsWith(language));
      setVoices(Object.fromEntries(swissLanguages.map((each) => [each, voiceOf(each)])));
    };
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => speechSynthesis.removeEventListener("voiceschanged", look);
  }, []);
  return voices;
}

function speak(text: string, voice: SpeechSynthesisVoice): void {
  const said = new SpeechSynthesisUtterance(text);
  Object.assign(said, { voice, lang: voice.lang });
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function PhraseList() {
  const voices = useVoices();
  return (
    <ul className={styles.steps}>
      {arrivalPhrases.map((phrase) => (
        <li key={phrase.said} className={styles.step}>
          <p className={styles.when}>{phrase.said}</p>
          <dl className={styles.phrase}>
            {swissLanguages.map((language) => (
              <div key={language}>
                <dt className={styles.details}>{t(`phrases.${language}`)}</dt>
                <dd lang={language}>
                  {phrase[language]}{" "}
                  <Listen text={phrase[language]} {...{ language }} voice={voices[language]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type ListenProps = {
  text: string;
  language: SwissLanguage;
  voice: SpeechSynthesisVoice | undefined;
};

function Listen({ text, language, voice }: ListenProps) {
  if (!voice) return null;
  const label = t("phrases.listen", { language: t(`phrases.${language}`), text });
  return (
    <Button variant="text" size="sm" aria-label={label} onClick={() => speak(text, voice)}>
      ▶
    </Button>
  );
}
