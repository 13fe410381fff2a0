import { useEffect, useState } from "react";
import { findVoice } from "./aloud";

/** The voice that this browser reads aloud with; null while there is none, for browsers find theirs late. */
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
