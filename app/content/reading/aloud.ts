export function findVoice(
  voices: readonly Pick<SpeechSynthesisVoice, "lang" | "localService">[],
): number | null {
  const isOurs = ({ lang }: { lang: string }) => lang.replace("_", "-").toLowerCase() === "pt-br";
  const local = voices.findIndex((voice) => isOurs(voice) && voice.localService);
  const any = local >= 0 ? local : voices.findIndex(isOurs);
  return any >= 0 ? any : null;
}

export type Aloud = { pause: () => void; resume: () => void; stop: () => void };

type AloudOptions = {
  voice: SpeechSynthesisVoice;
  rate: number;
  from: number;
  onEnd: () => void;
};

const PARTS = "caption, td, th, li, dt, dd";
const ENDS = ".:;,!?…";

/** Leaves out form fields and footnote numbers, and separates table cells and list items. */
function wordsOf(block: Element): string {
  if (block.matches("form")) return "";
  const read = block.cloneNode(true) as Element;
  for (const reference of read.querySelectorAll('[role="doc-noteref"]')) reference.remove();
  for (const part of read.querySelectorAll(PARTS)) {
    const said = (part.textContent ?? "").trim();
    if (said) part.append(ENDS.includes(said.at(-1) ?? "") ? " " : ". ");
  }
  for (const end of read.querySelectorAll("br")) end.replaceWith(" ");
  return (read.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** A pause returns to the start of the paragraph, because Android ends a paused utterance. */
export function readAloud(
  blocks: readonly Element[],
  { voice, rate, from, onEnd }: AloudOptions,
): Aloud {
  const { speechSynthesis } = window;
  let isOver = false;
  let reached = from;
  /** A cancelled utterance may still report its end. */
  let current: SpeechSynthesisUtterance | null = null;
  const leaving = new MutationObserver(() => {
    if (blocks[reached]?.isConnected === false) stop();
  });
  const mark = (at: number | null) =>
    blocks.forEach((block, each) => block.toggleAttribute("data-aloud", each === at));
  const end = () => {
    if (isOver) return;
    isOver = true;
    leaving.disconnect();
    mark(null);
    onEnd();
  };
  const speak = (at: number) => {
    const block = blocks[at];
    if (isOver) return;
    if (!block) return end();
    const text = wordsOf(block);
    if (text === "") return speak(at + 1);
    const words = new SpeechSynthesisUtterance(text);
    Object.assign(words, { voice, lang: "pt-BR", rate });
    words.onend = () => {
      if (words === current) speak(at + 1);
    };
    words.onerror = () => {
      if (words === current) end();
    };
    reached = at;
    current = words;
    mark(at);
    block.scrollIntoView({ block: "nearest" });
    speechSynthesis.speak(words);
  };
  const stop = () => {
    end();
    speechSynthesis.cancel();
  };
  // Stops when the text is replaced by its other version.
  leaving.observe(document, { childList: true, subtree: true });
  speechSynthesis.cancel();
  speak(from);
  return {
    pause: () => {
      current = null;
      speechSynthesis.cancel();
    },
    resume: () => speak(reached),
    stop,
  };
}
