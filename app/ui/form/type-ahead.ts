import { listBeginning } from "./search-options";

const PAUSE_MS = 1_000;

const started = new WeakSet<HTMLSelectElement>();

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

function select(element: HTMLSelectElement, index: number): void {
  if (element.selectedIndex === index) return;
  element.selectedIndex = index;
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Type-ahead that ignores accents and knows all names of the cantons. The browser's own compares letter by
 * letter: "zürich" selects Zug, because no label begins with "zü".
 */
export function startTypeAhead(element: HTMLSelectElement): void {
  if (element.multiple || started.has(element)) return;
  started.add(element);
  let typed = "";
  let lastAt = 0;
  element.addEventListener("keydown", (event) => {
    if (event.timeStamp - lastAt > PAUSE_MS) typed = "";
    // A space by itself opens the list.
    if (!isCharacter(event) || (event.key === " " && typed === "")) return;
    event.preventDefault();
    lastAt = event.timeStamp;
    typed += event.key;
    const options = [...element.options]
      .filter(({ disabled }) => !disabled)
      .map(({ index, text, value }) => ({ index, label: text, code: value }));
    const isRepeated = [...typed].every((letter) => letter === event.key);
    const whole = listBeginning(options, typed);
    const [first = ""] = typed;
    const found = whole.length === 0 && isRepeated ? listBeginning(options, first) : whole;
    const at = found.findIndex(({ index }) => index === element.selectedIndex);
    // The same letter again goes to the next option, as in the browser's own type-ahead.
    const next = isRepeated && at >= 0 ? found[(at + 1) % found.length] : found[0];
    if (next) select(element, next.index);
  });
}
