import { describe, expect, test } from "vitest";
import {
  chosenTopics,
  homeCanton,
  reportCard,
  unfinishedCard,
} from "~/features/home/home-plan.server";
import { stepPath } from "~/features/signup/flow/signup-view";
import type { MemberSignup } from "~/service/signup-api.server";

const at = (step: MemberSignup["shown"]["step"], isStarted = true): MemberSignup => ({
  shown: { step, place: 8, back: null },
  isBegun: isStarted,
  answers: {},
});

describe("card of an unfinished signup", () => {
  test("names the missing steps and links to the current one", () => {
    expect(unfinishedCard(at("commitment"), stepPath)).toMatchObject({
      text: expect.stringContaining("Falta: tempo e idiomas. "),
      to: "/pt-BR/signup?step=commitment",
      action: "Continuar em “Tempo e idiomas”",
    });
  });

  test.each(["good-news", "bad-news", "payment", "welcome", "done"] as const)(
    "is absent once the questions are answered: %s",
    (step) => {
      expect(unfinishedCard(at(step), stepPath)).toBeNull();
    },
  );

  test("is an invitation before the beginning", () => {
    expect(unfinishedCard(at("european-passport", false), stepPath)).toMatchObject({
      to: "/pt-BR/signup?step=european-passport",
      action: "Responder",
    });
  });
});

test("report card: appears once passport and work are answered", () => {
  const id = "30000000-0000-4000-8000-000000000001";
  expect(reportCard(at("time-to-switzerland"), id)).toBeNull();
  const answered = { ...at("done"), answers: { passport: "yes", job: "contract" } };
  expect(reportCard(answered, id)?.to).toBe(`/pt-BR/app/profile/${id}/report`);
});

describe("home topics", () => {
  const categories = ["trabalho", "moradia", "saude", "impostos"].map((slug) => ({
    slug,
    name: slug.toUpperCase(),
  }));
  const slugs = (from: Parameters<typeof chosenTopics>[0]) =>
    chosenTopics(from, categories).map(({ slug }) => slug);

  test("are the followed ones, else the signup goals, up to three", () => {
    expect(slugs({ interests: ["MORADIA", "xadrez"], goals: ["taxes"] })).toEqual(["moradia"]);
    expect(slugs({ interests: ["xadrez"], goals: ["taxes", "job"] })).toEqual([
      "trabalho",
      "impostos",
    ]);
    expect(slugs({ interests: categories.map(({ name }) => name) })).toHaveLength(3);
    expect(slugs({ interests: [], goals: ["unknown"] })).toEqual([]);
  });
});

describe("home canton", () => {
  test("shows three available figures with their year", () => {
    const figure = (label: string, value: string | null) => ({ label, value, year: "2024" });
    const figures = [figure("a", "1"), figure("b", null), figure("c", "3"), figure("d", "4")];
    const canton = { code: "VD", name: "Vaud", figures };
    const news = [{ to: "/pt-BR/app/news/uma", title: "Uma" }];
    expect(homeCanton({ kind: "open", canton: { ...canton } }, news)).toEqual({
      name: "Vaud",
      facts: ["1", "3", "4"].map((value, index) => ({
        label: ["a", "c", "d"][index],
        value,
        note: "dados de 2024",
      })),
      chart: null,
      locked: null,
      news,
      ways: [{ to: "/pt-BR/app/cantons/VD", label: "Ver Vaud" }],
    });
  });

  test("names the price if its figures are locked, and links to the open canton", () => {
    const sample = { code: "ZH", name: "Zurique" };
    const canton = homeCanton({ kind: "locked", code: "VD", name: "Vaud", sample });
    expect([canton?.facts, canton?.news]).toEqual([[], []]);
    expect(canton?.locked).toContain("assinatura");
    expect(canton?.ways.map(({ to }) => to)).toEqual([
      "/pt-BR/app/cantons/ZH",
      "/pt-BR/app/membership",
    ]);
    expect(homeCanton(null)).toBeNull();
  });
});
