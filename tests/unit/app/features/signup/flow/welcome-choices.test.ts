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

describe("the choices of the last step", () => {
  test("begin with what the profile says", () => {
    const profile = { cantonId: 22, interests: ["xadrez", "Moradia"] };
    expect(welcomeChoices(profile, cantons, topics)).toEqual({
      cantons,
      cantonId: 22,
      topics,
      chosen: ["moradia"],
    });
  });

  test("begin with the first canton wished for while the profile has none", () => {
    expect(welcomeChoices(blank, cantons, topics, ["VD", "ZH"])?.cantonId).toBe(22);
    expect(welcomeChoices(blank, cantons, topics, ["XX"])?.cantonId).toBeNull();
    const profile = { cantonId: 1, interests: [] };
    expect(welcomeChoices(profile, cantons, topics, ["VD"])?.cantonId).toBe(1);
  });

  test("leave out topics that the profile's line of interests would break apart", () => {
    const odd = [
      { slug: "a", name: "Impostos, taxas" },
      { slug: "b", name: "b".repeat(41) },
    ];
    expect(welcomeChoices(blank, cantons, [...odd, ...topics])?.topics).toEqual(topics);
  });

  test("are none without cantons and topics", () => {
    expect(welcomeChoices(blank, [], [])).toBeNull();
  });
});

describe("what is chosen", () => {
  test("goes beside the interests in one's own words", () => {
    const profile = { cantonId: null, interests: ["xadrez", "Moradia"] };
    const answers = { canton: "1", topics: ["trabalho"] };
    expect(withChoices(profile, answers, offer)).toEqual({
      cantonId: 1,
      interests: ["xadrez", "Trabalho"],
    });
  });

  test("can be taken back", () => {
    const profile = { cantonId: 22, interests: ["Moradia"] };
    expect(withChoices(profile, { canton: undefined, topics: [] }, offer)).toEqual(blank);
  });

  test.each([
    ["a canton that is not there", { canton: "99", topics: [] }],
    ["a topic that is not there", { canton: undefined, topics: ["jogos"] }],
    ["nothing", { canton: undefined, topics: [] }],
  ])("changes nothing when it is %s", (_, answers) => {
    expect(withChoices(blank, answers, offer)).toBeNull();
  });

  test("keeps the canton where none could be offered", () => {
    const profile = { cantonId: 22, interests: [] };
    const answers = { canton: undefined, topics: ["moradia"] };
    expect(withChoices(profile, answers, { ...offer, cantons: [] })).toEqual({
      cantonId: 22,
      interests: ["Moradia"],
    });
  });
});
