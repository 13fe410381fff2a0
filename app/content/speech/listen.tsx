import { useEffect, useState } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { speech as words } from "./words";

const t = translator("speech", words);

/** Browsers load their voices late. */
export function useVoices(): Partial<Record<SwissLanguage, SpeechSynthesisVoice>> {
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

type ListenProps = {
  text: string;
  /** Of the language, in Portuguese. */
  name: string;
  voice: SpeechSynthesisVoice | undefined;
};

/** Speaks with the device's own voice, also offline. Nothing on a device without one. */
export function Listen({ text, name, voice }: ListenProps) {
  if (!voice) return null;
  const label = t("listen", { language: name, text });
  return (
    <Button variant="text" size="sm" aria-label={label} onClick={() => speak(text, voice)}>
      ▶
    </Button>
  );
}
