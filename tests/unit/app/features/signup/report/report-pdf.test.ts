import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import { writeReportPdf } from "~/features/signup/report/report-pdf.server";
import { makeReport } from "../../../../../factories/report.ts";

const answers = { passport: "yes", country: "CH", job: "study", time: "3_6", cantons: ["ZH"] };
const report = makeReport(answers);

let raw: string;
let text: string;
beforeAll(async () => {
  const bytes = await writeReportPdf({
    report,
    labels: answerLabels(answers, []),
    planStep: {
      title: "Registrar-se na comuna",
      when: "até 4 de dezembro",
      path: "/app/plan?step=registration",
    },
    publicOrigin: "https://portal.example",
    now: new Date("2026-11-22T12:00:00Z"),
  });
  raw = Buffer.from(bytes).toString("latin1");
  text = textOf(raw);
});

/** Text in drawing order: the standard fonts encode each Latin letter as one byte. */
function textOf(pdf: string): string {
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body]) => {
    try {
      return [inflateSync(Buffer.from(body ?? "", "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const shown = streams.flatMap((stream) => [
    ...stream.matchAll(/\[((?:<[0-9a-f]*>|[^\]])*)\] TJ/g),
  ]);
  return shown
    .map(([, parts = ""]) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = ""]) => new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex")))
        .join(""),
    )
    .join(" ")
    .replaceAll(/\s+/g, " ");
}

describe("report PDF", () => {
  test("contains the same texts, with Portuguese letters", () => {
    const received = [
      ...report.rules.flatMap(({ title, rule, limits }) => [title, rule, ...limits]),
      ...report.sentences.map((sentence) => sentence.text),
    ];
    expect(received.join(" ")).toMatch(/ç.*ã|ã.*ç/);
    const plain = (line: string) => line.replaceAll(/\s+/g, " ");
    // A paragraph may go on after the number of its page.
    const body = text.replaceAll(/\s*Página \d+ de \d+\s*/g, " ");
    expect(received.filter((line) => !body.includes(plain(line)))).toEqual([]);
    expect(text).toContain("Trabalho: Quero estudar");
    expect(text).toContain("Página 1 de");
  });

  test("begins with the first step of the plan, and links to it", () => {
    const first = text.indexOf("O primeiro passo Registrar-se na comuna (até 4 de dezembro)");
    expect(first).toBeGreaterThan(-1);
    expect(text.indexOf(report.rules[0]?.title ?? "")).toBeGreaterThan(first);
    expect(raw).toContain("https://portal.example/pt-BR/app/plan?step=registration");
  });

  test("has a language, a title and a structure for screen readers", () => {
    expect(raw).toMatch(/\/Lang \(pt-BR\)/);
    expect(raw).toMatch(/\/StructTreeRoot/);
    for (const kind of ["H1", "H2", "H3", "L", "LI", "LBody", "Link"]) {
      expect(raw).toContain(`/S /${kind}`);
    }
  });

  test("links to the portal's pages with its full address, and to its sources", () => {
    expect(raw).toContain("https://portal.example/pt-BR/app/cantons/ZH");
    expect(raw).toContain("https://www.fedlex.admin.ch/");
  });
});
