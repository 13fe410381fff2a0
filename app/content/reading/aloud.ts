/** What this browser reads Portuguese of Brazil with; null without a voice of that language. Pure. */
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
  /** The first paragraph to be read, counted from 0. */
  from: number;
  onEnd: () => void;
};

/** Reads paragraphs aloud one after the other, and marks the one that is read. */
export function readAloud(
  blocks: readonly Element[],
  { voice, rate, from, onEnd }: AloudOptions,
): Aloud {
  const { speechSynthesis } = window;
  let isOver = false;
  const mark = (at: number | null) =>
    blocks.forEach((block, each) => block.toggleAttribute("data-aloud", each === at));
  const end = () => {
    if (isOver) return;
    isOver = true;
    mark(null);
    onEnd();
  };
  const speak = (at: number) => {
    const block = blocks[at];
    if (isOver) return;
    if (!block) return end();
    // What is filled in is not read.
    const text = block.matches("form") ? "" : (block.textContent ?? "").replace(/\s+/g, " ").trim();
    if (text === "") return speak(at + 1);
    const words = new SpeechSynthesisUtterance(text);
    Object.assign(words, { voice, lang: "pt-BR", rate });
    words.onend = () => speak(at + 1);
    words.onerror = end;
    mark(at);
    block.scrollIntoView({ block: "nearest" });
    speechSynthesis.speak(words);
  };
  speechSynthesis.cancel();
  speak(from);
  return {
    pause: () => speechSynthesis.pause(),
    resume: () => speechSynthesis.resume(),
    stop: () => {
      end();
      speechSynthesis.cancel();
    },
  };
}
