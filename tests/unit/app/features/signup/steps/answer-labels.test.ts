import { expect, test } from "vitest";
import { answerLabels } from "~/features/signup/steps/answer-labels";

const cantons = [{ code: "ZH", name: "Zurique" }];

test("answer labels: write each answer in the words of its question", () => {
  const labels = answerLabels(
    {
      passport: "family",
      relation: "child",
      country: "CH",
      job: "working",
      time: "there",
      since: "2026-03",
      cantons: ["ZH", "XX"],
      german: "A1",
      french: "unknown",
      goals: ["job", "housing"],
    },
    cantons,
  );
  expect(labels).toMatchObject({
    job: "Já trabalho na Suíça",
    permit: "Prefiro não dizer",
    time: "Já estou na Suíça, 03/2026",
    cantons: "Zurique, XX",
    hours: "",
    languages: "Alemão A1",
    goals: "Trabalho, Moradia",
  });
  expect(labels.passport).toMatch(/família.*Meu filho ou minha filha, Suíça$/);
});

test("answer labels: leave the permit empty if it was not asked", () => {
  expect(answerLabels({ job: "study" }, cantons)).toMatchObject({ permit: "", cantons: "Nenhum" });
});
