import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import recordings from "~/content/speech/recordings.json";
import { addListenButtons } from "~/content/speech/phrases";
import { Prose } from "~/ui/data/prose";
import { dismissToast, listToasts } from "~/ui/feedback/toasts";
import { recordingName, recordingPath } from "../../../../../contract/content/speech.ts";

/** Recorded, because a seeded class has it. */
const RECORDED = "Mit Karte, bitte.";
const html = `<table><tbody>
<tr><td lang="de">${RECORDED}</td><td>Cartão, <span lang="de">bitte</span></td></tr>
<tr><td><span lang="fr">Bonjour</span></td><td>Bom dia</td></tr></tbody></table>
<ul><li><span lang="de">– Nie gehört.</span> Nunca ouvi.</li></ul>
<p>O <span lang="de">ü</span> é um i.</p>`;

const play = vi.fn();
let sources: string[] = [];
const spoken: string[] = [];
let voices: string[] = [];
let tellVoices = () => {};

beforeEach(() => {
  [sources, voices] = [[], []];
  spoken.length = 0;
  play.mockReset().mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    sources.push(new URL(this.src, location.href).pathname);
    await play();
  });
  vi.stubGlobal("SpeechSynthesisUtterance", function Utterance(this: object, text: string) {
    Object.assign(this, { text });
  });
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices.map((lang) => ({ lang })),
    addEventListener: (_: string, look: () => void) => (tellVoices = look),
    cancel: () => {},
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
});
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

function show() {
  const { container } = render(<Prose html={html} />);
  addListenButtons(container, new AbortController().signal);
}
const names = () =>
  screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));
const recorded = `Ouvir em alemão: ${RECORDED}`;

test("phrases of a text: only a recorded phrase has a button on a device without voices", async () => {
  expect(recordings).toContain(recordingName("de", RECORDED));
  show();
  expect(names()).toEqual([recorded]);
  fireEvent.click(screen.getByRole("button", { name: recorded }));
  expect(sources).toEqual([recordingPath(recordingName("de", RECORDED))]);
  expect(spoken).toEqual([]);
});

test("phrases of a text: phrases of a language get their button once the device has its voice", () => {
  show();
  voices = ["de-CH", "en-US"];
  tellVoices();
  tellVoices();
  expect(names()).toEqual([recorded, "Ouvir em alemão: Nie gehört."]);
  fireEvent.click(screen.getByRole("button", { name: "Ouvir em alemão: Nie gehört." }));
  expect(spoken).toEqual(["Nie gehört."]);
});

test("phrases of a text: the device's voice speaks if the recording can't be loaded", async () => {
  voices = ["de-DE"];
  play.mockRejectedValue(new DOMException("no network", "NotSupportedError"));
  show();
  fireEvent.click(screen.getByRole("button", { name: recorded }));
  await waitFor(() => expect(spoken).toEqual([RECORDED]));
});

test("phrases of a text: a recording that can't be loaded is reported without a voice", async () => {
  play.mockRejectedValue(new DOMException("no network", "NotSupportedError"));
  show();
  fireEvent.click(screen.getByRole("button", { name: recorded }));
  await waitFor(() => expect(listToasts()[0]?.text).toContain("O som não carregou"));
});

test("phrases of a text: a second phrase interrupts the first without another voice", async () => {
  voices = ["de-DE"];
  play.mockRejectedValue(new DOMException("interrupted", "AbortError"));
  show();
  fireEvent.click(screen.getByRole("button", { name: recorded }));
  await waitFor(() => expect(play).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(spoken).toEqual([]);
});
