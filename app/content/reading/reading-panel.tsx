import { useEffect, useRef, useState, type RefObject } from "react";
import { reading as words } from "~/i18n/pt-BR/content/reading";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { Switch } from "~/ui/form/switch";
import { ALOUD_RATES, TEXT_SIZES, type ReadingChoices } from "../../../contract/content/reading.ts";
import { readAloud, type Aloud } from "./aloud";
import { blocksOf } from "./blocks-of";
import styles from "./reading-panel.module.css";
import { useVoice } from "./use-voice";

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
        options={ALOUD_RATES.map((rate) => ({
          value: String(rate),
          label: t("panel.rateOf", { rate: String(rate).replace(".", ",") }),
        }))}
        onChange={({ currentTarget }) => {
          const rate = ALOUD_RATES.find((each) => String(each) === currentTarget.value) ?? 1;
          onChange({ ...choices, rate });
          if (state !== "quiet") begin(rate);
        }}
      />
    </div>
  );
}
