import { useEffect, useRef, useState, type RefObject } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { Switch } from "~/ui/form/switch";
import {
  SPEECH_RATES,
  TEXT_SIZES,
  type ReadingChoices,
} from "../../../contract/content/reading.ts";
import { blocksOf } from "./blocks-of";
import { reading as words } from "./words";
import styles from "./reading-panel.module.css";

const t = translator("reading", words);
const SIZE_NAMES = ["usual", "large", "larger", "largest"] as const;

export type ReadingPanelProps = {
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
  text: RefObject<HTMLElement>;
};

export function ReadingPanel({ choices, onChange, text }: ReadingPanelProps) {
  return (
    <section className={styles.panel} aria-label={t("panel.title")}>
      <RadioGroup
        name="size"
        label={t("panel.size")}
        defaultValue={String(choices.size)}
        options={SIZE_NAMES.slice(0, TEXT_SIZES).map((name, size) => ({
          value: String(size),
          label: t(`panel.sizes.${name}`),
        }))}
        onChange={(size) => onChange({ ...choices, size: Number(size) })}
      />
      <Switch
        label={t("panel.calm")}
        hint={t("panel.calmHint")}
        checked={choices.isCalm}
        onChange={({ currentTarget }) => onChange({ ...choices, isCalm: currentTarget.checked })}
      />
      <Listen choices={choices} onChange={onChange} text={text} />
    </section>
  );
}

export function findVoice(
  voices: readonly Pick<SpeechSynthesisVoice, "lang" | "localService">[],
): number | null {
  const isOurs = ({ lang }: { lang: string }) => lang.replace("_", "-").toLowerCase() === "pt-br";
  const local = voices.findIndex((voice) => isOurs(voice) && voice.localService);
  const any = local >= 0 ? local : voices.findIndex(isOurs);
  return any >= 0 ? any : null;
}

type Aloud = { pause: () => void; resume: () => void; stop: () => void };

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
    const spoken = new SpeechSynthesisUtterance(text);
    Object.assign(spoken, { voice, lang: "pt-BR", rate });
    spoken.onend = () => {
      if (spoken === current) speak(at + 1);
    };
    spoken.onerror = () => {
      if (spoken === current) end();
    };
    reached = at;
    current = spoken;
    mark(at);
    block.scrollIntoView({ block: "nearest" });
    speechSynthesis.speak(spoken);
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

/** Null while there is none: browsers load their voices late. */
function useVoice(): SpeechSynthesisVoice | null {
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

function Listen({ choices, onChange, text }: ReadingPanelProps) {
  const voice = useVoice();
  const aloud = useRef<Aloud | null>(null);
  const [state, setState] = useState<"quiet" | "reading" | "paused">("quiet");
  useEffect(() => () => aloud.current?.stop(), []);
  if (!voice) return null;

  function begin(rate: number): void {
    if (!voice || !text.current) return;
    const blocks = blocksOf(text.current);
    const marked = blocks.findIndex((block) => block.hasAttribute("data-aloud"));
    const seen = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    const from = Math.max(0, marked >= 0 ? marked : seen);
    aloud.current?.stop();
    aloud.current = readAloud(blocks, { voice, rate, from, onEnd: () => setState("quiet") });
    setState("reading");
  }

  function press(): void {
    if (state === "quiet") return begin(choices.rate);
    if (state === "reading") aloud.current?.pause();
    else aloud.current?.resume();
    setState(state === "reading" ? "paused" : "reading");
  }

  const labels = { quiet: "panel.listen", reading: "panel.pause", paused: "panel.resume" } as const;
  return (
    <div className={styles.listen}>
      <Button size="sm" variant="outline" onClick={press}>
        {t(labels[state])}
      </Button>
      {state !== "quiet" && (
        <Button size="sm" variant="text" onClick={() => aloud.current?.stop()}>
          {t("panel.stop")}
        </Button>
      )}
      <Select
        name="rate"
        label={t("panel.rate")}
        defaultValue={String(choices.rate)}
        options={SPEECH_RATES.map((rate) => ({
          value: String(rate),
          label: t("panel.rateOf", { rate: String(rate).replace(".", ",") }),
        }))}
        onChange={({ currentTarget }) => {
          const rate = SPEECH_RATES.find((each) => String(each) === currentTarget.value) ?? 1;
          onChange({ ...choices, rate });
          if (state !== "quiet") begin(rate);
        }}
      />
    </div>
  );
}
