import { useEffect, useState } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { findVoice, speak, watchVoices } from "./voices";
import { speech as words } from "./words";

const t = translator("speech", words);

/** Browsers load their voices late. */
export function useVoices(): Partial<Record<SwissLanguage, SpeechSynthesisVoice>> {
  const [voices, setVoices] = useState<Partial<Record<SwissLanguage, SpeechSynthesisVoice>>>({});
  useEffect(() => {
    const left = new AbortController();
    const look = () =>
      setVoices(Object.fromEntries(swissLanguages.map((each) => [each, findVoice(each)])));
    look();
    watchVoices(look, left.signal);
    return () => left.abort();
  }, []);
  return voices;
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
