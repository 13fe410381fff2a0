import type { SwissLanguage } from "../../../contract/switzerland/codes.ts";

/** A voice of the device for the language; browsers load theirs late. */
export function findVoice(language: SwissLanguage): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in window)) return undefined;
  return speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language));
}

/** Calls `look` whenever the browser has loaded voices. */
export function watchVoices(look: () => void, signal: AbortSignal): void {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.addEventListener("voiceschanged", look, { signal });
}

export function stopSpeaking(): void {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

export function speak(text: string, voice: SpeechSynthesisVoice): void {
  const said = new SpeechSynthesisUtterance(text);
  Object.assign(said, { voice, lang: voice.lang });
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
