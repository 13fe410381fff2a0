import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillPlaces } from "~/content/embeds/fill-places";
import { findVoice, readAloud } from "~/content/reading/reading-panel";

const voices = (...langs: string[]) =>
  langs.map((lang) => ({ lang: lang.replace("*", ""), localService: lang.endsWith("*") }));

test("reading aloud: uses only Brazilian voices, the device's own first", () => {
  expect(findVoice(voices("en-US*", "pt-PT*"))).toBeNull();
  expect(findVoice([])).toBeNull();
  expect(findVoice(voices("en-US", "pt_BR"))).toBe(1);
  expect(findVoice(voices("pt-BR", "de-DE", "pt-br*"))).toBe(2);
});

class Words {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const said: Words[] = [];
const cancel = vi.fn();
beforeEach(() => {
  said.length = 0;
  vi.stubGlobal("SpeechSynthesisUtterance", Words);
  vi.stubGlobal("speechSynthesis", { speak: (words: Words) => said.push(words), cancel });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function paragraphs(...texts: string[]): Element[] {
  return texts.map((text) => Object.assign(document.createElement("p"), { textContent: text }));
}

const voice = { lang: "pt-BR" } as SpeechSynthesisVoice;
const marked = (blocks: Element[]) => blocks.map((block) => block.hasAttribute("data-aloud"));

test("reading aloud: reads and marks one paragraph after the other, and skips empty ones", () => {
  const blocks = paragraphs("Um", "", "Dois  e\nmeio");
  const onEnd = vi.fn();
  readAloud(blocks, { voice, rate: 1, from: 0, onEnd });
  expect(marked(blocks)).toEqual([true, false, false]);
  said[0]?.onend?.();
  expect(said.map(({ text }) => text)).toEqual(["Um", "Dois e meio"]);
  expect(marked(blocks)).toEqual([false, false, true]);
  said[1]?.onend?.();
  expect(marked(blocks)).toEqual([false, false, false]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("reading aloud: says nothing more once stopped", () => {
  const blocks = paragraphs("Um", "Dois");
  const onEnd = vi.fn();
  const aloud = readAloud(blocks, { voice, rate: 1, from: 1, onEnd });
  expect(said.map(({ text }) => text)).toEqual(["Dois"]);
  aloud.stop();
  said[0]?.onend?.();
  said[0]?.onerror?.();
  expect([said.length, onEnd.mock.calls.length, marked(blocks)]).toEqual([1, 1, [false, false]]);
});

test("reading aloud: skips the number of a footnote", () => {
  const block = document.createElement("p");
  block.innerHTML = fillPlaces("<p>Até {{fato:teto}} por ano.</p>", () => ({
    html: '<span data-fact="">CHF 700</span>',
    note: "BAG, 2026",
  })).html;
  readAloud([block], { voice, rate: 1, from: 0, onEnd: vi.fn() });
  expect(said.map(({ text }) => text)).toEqual(["Até CHF 700 por ano."]);
  expect(block.querySelector("sup")?.textContent).toBe("1");
});

test("reading aloud: reads table cells and list items separately", () => {
  const table = document.createElement("table");
  table.innerHTML =
    "<tr><th>Cruzamento sem placa</th><td>Preferência de quem vem da direita.</td></tr><tr><td>Um<br>Dois</td></tr>";
  readAloud([table], { voice, rate: 1, from: 0, onEnd: vi.fn() });
  expect(said.map(({ text }) => text)).toEqual([
    "Cruzamento sem placa. Preferência de quem vem da direita. Um Dois.",
  ]);
});

test("reading aloud: ends when another wording replaces the text", async () => {
  const blocks = paragraphs("Um", "Dois");
  document.body.replaceChildren(...blocks);
  const onEnd = vi.fn();
  readAloud(blocks, { voice, rate: 1, from: 0, onEnd });
  document.body.append(document.createElement("p"));
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
  cancel.mockClear();
  document.body.replaceChildren();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(cancel).toHaveBeenCalled();
});

test("reading aloud: pauses at once, and resumes at the same paragraph", () => {
  const blocks = paragraphs("Um", "", "Dois", "Três");
  const onEnd = vi.fn();
  const aloud = readAloud(blocks, { voice, rate: 1, from: 0, onEnd });
  said[0]?.onend?.();
  cancel.mockClear();
  aloud.pause();
  said[1]?.onend?.();
  said[1]?.onerror?.();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect([said.length, onEnd.mock.calls.length]).toEqual([2, 0]);
  expect(marked(blocks)).toEqual([false, false, true, false]);
  aloud.resume();
  said[2]?.onend?.();
  expect(said.map(({ text }) => text)).toEqual(["Um", "Dois", "Dois", "Três"]);
});
