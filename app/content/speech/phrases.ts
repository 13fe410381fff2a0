import { translator } from "~/i18n/translator";
import { showToast } from "~/ui/feedback/toasts";
import { phraseText, recordingName, recordingPath } from "../../../contract/content/speech.ts";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import styles from "./phrases.module.css";
import recordings from "./recordings.json";
import { findVoice, speak, stopSpeaking, watchVoices } from "./voices";
import { speech as words } from "./words";

const t = translator("speech", words);

type Phrase = { element: Element; text: string; language: SwissLanguage; recording: string | null };

const isBlock = (element: Element) => element.matches("td, li, p");

const isFirstInParent = ({ parentElement, previousSibling }: Element) =>
  parentElement?.matches("td, li") && (previousSibling?.textContent?.trim() ?? "") === "";

/** A cell, entry or paragraph of one language, or the words that begin a cell or an entry. */
function toPhrase(element: Element): Phrase[] {
  const language = swissLanguages.find((each) => each === element.getAttribute("lang"));
  const text = phraseText(element.textContent ?? "");
  if (!language || text === "") return [];
  if (!isBlock(element) && !isFirstInParent(element)) return [];
  const name = recordingName(language, text);
  return [{ element, text, language, recording: recordings.includes(name) ? name : null }];
}

let shared: HTMLAudioElement | undefined;
const player = () => (shared ??= new Audio());

const wasInterrupted = (error: unknown) => error instanceof Error && error.name === "AbortError";

async function play({ text, language, recording }: Phrase): Promise<void> {
  stopSpeaking();
  player().pause();
  if (recording !== null) {
    player().src = recordingPath(recording);
    try {
      return await player().play();
    } catch (error) {
      // Another phrase was chosen meanwhile.
      if (wasInterrupted(error)) return;
    }
  }
  const voice = findVoice(language);
  if (voice) speak(text, voice);
  else showToast({ kind: "info", text: t("failed") });
}

function addButton(phrase: Phrase): void {
  const { element, text, language } = phrase;
  const button = document.createElement("button");
  button.type = "button";
  button.lang = document.documentElement.lang;
  button.className = styles["listen"] ?? "";
  button.setAttribute("aria-label", t("listen", { language: t(`languages.${language}`), text }));
  button.addEventListener("click", () => void play(phrase));
  if (isBlock(element)) element.append(" ", button);
  else element.after(" ", button);
}

/**
 * A button beside each phrase in German, French or Italian: it plays the phrase's recording, else the
 * device's own voice. A phrase that has neither gets no button.
 */
export function addListenButtons(text: Element, signal: AbortSignal): void {
  let silent = [...text.querySelectorAll("[data-prose] [lang]")].flatMap(toPhrase);
  const look = () => {
    const isAudible = ({ recording, language }: Phrase) =>
      recording !== null || findVoice(language) !== undefined;
    silent.filter(isAudible).forEach(addButton);
    silent = silent.filter((phrase) => !isAudible(phrase));
  };
  look();
  watchVoices(look, signal);
}
