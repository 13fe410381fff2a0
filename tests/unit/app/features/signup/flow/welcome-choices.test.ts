import { describe, expect, test } from "vitest";
import { welcomeChoices, withChoices } from "~/features/signup/flow/welcome-choices";

const cantons = [
  { id: 1, code: "ZH", name: "Zurique" },
  { id: 22, code: "VD", name: "Vaud" },
];
const topics = [
  { slug: "trabalho", name: "Trabalho" },
  { slug: "moradia", name: "Moradia" },
];
const blank = { cantonId: null, interests: [] };
const offer = { cantons, cantonId: null, topics, chosen: [] };

describe("initial choices of the welcome step", () => {
  test("come from the profile", () => {
    const profile = { cantonId: 22, interests: ["xadrez", "Moradia"] };
    expect(welcomeChoices(profile, cantons, topics)).toEqual({
      cantons,
      cantonId: 22,
      topics,
      chosen: ["moradia"],
    });
  });

  test("use the first desired canton if the profile has none", () => {
    expect(welcomeChoices(blank, cantons, topics, ["VD", "ZH"])?.cantonId).toBe(22);
    expect(welcomeChoices(blank, cantons, topics, ["XX"])?.cantonId).toBeNull();
    const profile = { cantonId: 1, interests: [] };
    expect(welcomeChoices(profile, cantons, topics, ["VD"])?.cantonId).toBe(1);
  });

  test("exclude topics that can't be stored in the profile's list of interests", () => {
    const odd = [
      { slug: "a", name: "Impostos, taxas" },
      { slug: "b", name: "b".repeat(41) },
    ];
    expect(welcomeChoices(blank, cantons, [...odd, ...topics])?.topics).toEqual(topics);
  });

  test("are null without cantons and topics", () => {
    expect(welcomeChoices(blank, [], [])).toBeNull();
  });
});

describe("saved choices of the welcome step", () => {
  test("are merged with the member's own interests", () => {
    const profile = { cantonId: null, interests: ["xadrez", "Moradia"] };
    const answers = { canton: "1", topics: ["trabalho"] };
    expect(withChoices(profile, answers, offer)).toEqual({
      cantonId: 1,
      interests: ["xadrez", "Trabalho"],
    });
  });

  test("can be removed", () => {
    const profile = { cantonId: 22, interests: ["Moradia"] };
    expect(withChoices(profile, { canton: undefined, topics: [] }, offer)).toEqual(blank);
  });

  test.each([
    ["a canton that is not there", { canton: "99", topics: [] }],
    ["a topic that is not there", { canton: undefined, topics: ["jogos"] }],
    ["nothing", { canton: undefined, topics: [] }],
  ])("are rejected if they contain %s", (_, answers) => {
    expect(withChoices(blank, answers, offer)).toBeNull();
  });

  test("keep the canton if no cantons were offered", () => {
    const profile = { cantonId: 22, interests: [] };
    const answers = { canton: undefined, topics: ["moradia"] };
    expect(withChoices(profile, answers, { ...offer, cantons: [] })).toEqual({
      cantonId: 22,
      interests: ["Moradia"],
    });
  });
});
