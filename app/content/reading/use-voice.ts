import { useEffect, useState } from "react";
import { findVoice } from "./aloud";

/** Null while there is none: browsers load their voices late. */
export function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    const { speechSynthesis } = window;
    const look = () => {
      const voices = speechSynthesis.getVoices();
      setVoice(voices[findVoice(voices) ?? -1] ?? null);
    };
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => speechSynthesis.removeEventListener("voiceschanged", look);
  }, []);
  return voice;
}
