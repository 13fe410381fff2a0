import { describe, expect, test } from "vitest";
import {
  adHtml,
  adText,
  jobAdFrom,
  jobAdStateOf,
  listWrongFields,
  readApplyAddress,
} from "../../../../contract/classifieds/job-ads.ts";
import { validAd } from "../../../factories/job-ads.ts";

const TODAY = "2026-11-30";
const wrongIn = (changes: object) =>
  listWrongFields(jobAdFrom({ ...validAd("2026-12-15"), ...changes }), TODAY);

describe("job ad", () => {
  test("is accepted with and without a salary", () => {
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ salaryMinCents: null, salaryMaxCents: null })).toEqual([]);
    expect(wrongIn({ salaryMaxCents: null })).toEqual([]);
  });

  test.each([
    ["title", { title: "Oi" }],
    ["title", { title: "?????" }],
    ["company", { company: "" }],
    ["city", { city: "x".repeat(81) }],
    ["canton", { canton: "XX" }],
    ["workloadMin", { workloadMin: 0 }],
    ["workloadMax", { workloadMin: 80, workloadMax: 60 }],
    ["contractType", { contractType: "slavery" }],
    ["salaryMinCents", { salaryMinCents: "5200" }],
    ["salaryMaxCents", { salaryMinCents: 600_000, salaryMaxCents: 500_000 }],
    ["languages", { languages: [{ code: "de", level: "Z9" }] }],
    ["languages", { languages: [{ code: { toString: 1 }, level: "A2" }] }],
    ["permitPolicy", { permitPolicy: null }],
    ["text", { text: "curto" }],
    ["text", { text: "x".repeat(4_001) }],
    ["applyTo", { applyTo: "http://padaria.ch" }],
    ["lastDay", { lastDay: "2026-11-29" }],
    ["lastDay", { lastDay: "2027-01-30" }],
    ["lastDay", { lastDay: "2026-02-31" }],
  ])("is refused for its %s: %j", (field, changes) => {
    expect(wrongIn(changes)).toEqual([field]);
  });

  test("may stay for exactly 60 days, today included", () => {
    expect(wrongIn({ lastDay: "2027-01-29" })).toEqual([]);
    expect(wrongIn({ lastDay: TODAY })).toEqual([]);
  });

  test("names a web address or an e-mail, nothing that a browser would execute", () => {
    expect(readApplyAddress(" vagas@padaria.ch ")).toEqual({
      ...{ applyUrl: null, applyEmail: "vagas@padaria.ch" },
    });
    expect(readApplyAddress("https://padaria.ch/vagas")).toEqual({
      ...{ applyUrl: "https://padaria.ch/vagas", applyEmail: null },
    });
    for (const typed of ["javascript:alert(1)", "https://a:b@padaria.ch", "padaria", "https://x"])
      expect([typed, readApplyAddress(typed)]).toEqual([typed, null]);
  });

  test("keeps paragraphs, and no markup of the author", () => {
    const text = 'Pães & <b>bolos</b> "frescos"\nsegunda linha\n\nOutro parágrafo';
    expect(adHtml(text)).toBe(
      "<p>Pães &amp; &lt;b&gt;bolos&lt;/b&gt; &quot;frescos&quot;<br>segunda linha</p><p>Outro parágrafo</p>",
    );
    expect(adText(adHtml(text))).toBe(text);
    expect(adText(adHtml("5 &lt; 6"))).toBe("5 &lt; 6");
  });

  test.each([
    ["waiting", { status: "in_review" }],
    ["online", { status: "published" }],
    ["ended", { status: "published", lastDay: "2026-11-29" }],
    ["refused", { status: "archived", refusalReason: "Sem contato." }],
    ["removed", { status: "archived", refusalReason: "Golpe.", postedAt: "2026-11-20" }],
    ["withdrawn", { status: "archived" }],
  ])("is %s for its author: %j", (state, changes) => {
    const ad = { lastDay: TODAY, refusalReason: null, postedAt: null, ...changes };
    expect(jobAdStateOf(ad, TODAY)).toBe(state);
  });
});
