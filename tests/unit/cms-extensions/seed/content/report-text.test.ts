import { describe, expect, test } from "vitest";
import { eligibilityRules } from "../../../../../cms-extensions/seed/content/eligibility-rules.ts";
import { news } from "../../../../../cms-extensions/seed/content/news/all-news.ts";
import { SIGNUP_STEPS } from "../../../../../contract/account/signup.ts";
import { listRoutePatterns } from "../../../../../scripts/pages/route-patterns";
import { reportSentences } from "../../../../../cms-extensions/seed/content/report-sentences/all-sentences.ts";

const texts = [...eligibilityRules, ...reportSentences];
const steps = [
  ...eligibilityRules.flatMap(({ steps: own }) => own),
  ...reportSentences.flatMap(({ step, url, urlLanguage }) =>
    step
      ? [{ text: step, ...(url && { url }), ...(urlLanguage && { language: urlLanguage }) }]
      : [],
  ),
];

describe("report texts", () => {
  test("have unique codes", () => {
    const codes = texts.map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  test.each(texts.map((text) => [text.code, text] as const))(
    "name source, review day and due day as %s",
    (_, text) => {
      expect(text.sourceName).not.toBe("");
      expect(text.reviewDueAt > text.reviewedAt).toBe(true);
      if (text.lawState === "advice") return;
      expect(text.sourceUrl).toMatch(/^https:\/\/\S+$/);
      expect(text.sourceLanguage).not.toBeNull();
    },
  );

  test("not reviewed in the official text say what is missing", () => {
    const silent = texts.filter(({ lawState, lawNote }) => lawState === "to_confirm" && !lawNote);
    expect(silent).toEqual([]);
  });

  test("claim a legal review only if their source is the law", () => {
    const isLaw = ({ sourceUrl }: (typeof texts)[number]) =>
      sourceUrl !== null && new URL(sourceUrl).hostname === "www.fedlex.admin.ch";
    const wrong = texts.filter(
      (text) => text.lawState === "checked" && /Fedlex/.test(text.lawNote ?? "") && !isLaw(text),
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
    expect(texts.some((text) => text.lawState === "checked" && !isLaw(text))).toBe(true);
  });
});

test.each(eligibilityRules.map((rule) => [rule.code, rule] as const))(
  "report rule %s: has three steps, a possible option and a limit",
  (_, rule) => {
    expect(rule.steps).toHaveLength(3);
    expect(rule.possible.length).toBeGreaterThan(0);
    expect(rule.limits.length).toBeGreaterThan(0);
  },
);

describe("report steps", () => {
  const urls = steps.flatMap((step) => ("url" in step && step.url ? [step] : []));

  // Each is in the free offer (contract/account/offer.ts).
  const areas = ["/app/tools/budget", "/app/classifieds/health-insurances", "/app/forum"];

  test("link to existing areas of the portal", () => {
    const addresses = listRoutePatterns();
    expect(areas.filter((area) => !addresses.includes(`/pt-BR${area}`))).toEqual([]);
    expect(areas.filter((area) => !urls.some(({ url }) => url === area))).toEqual([]);
  });

  test("link to existing free pages of the portal, or to a question", () => {
    const questions = SIGNUP_STEPS.map((step) => `/signup?step=${step}`);
    const open = news.filter(({ access }) => access === "free").map(({ slug }) => slug);
    const missing = urls
      .filter(({ url }) => url?.startsWith("/"))
      .filter(({ url }) => {
        if (url === "/app/cantons/{código}" || areas.includes(url ?? "")) return false;
        if (questions.includes(url ?? "")) return false;
        return !open.some((slug) => url === `/app/news/${slug}`);
      });
    expect(missing).toEqual([]);
  });

  test("name the language of an external page", () => {
    const unmarked = urls.filter(
      ({ url, ...step }) => !url?.startsWith("/") && !("language" in step && step.language),
    );
    expect(unmarked).toEqual([]);
  });

  test("ask to compare only what a linked page shows", () => {
    const compare = steps.filter(({ text }) => /^compare [oa]s? /i.test(text));
    expect(compare.length).toBeGreaterThan(1);
    expect(compare.filter((step) => !urls.some(({ text }) => text === step.text))).toEqual([]);
  });
});
