import { describe, expect, test } from "vitest";
import { permitChoices } from "../../../../../contract/switzerland/codes.ts";
import {
  COUNTRIES,
  GOALS,
  HOURS,
  JOBS,
  LEVELS,
  RELATIONS,
  type ReportQuestion,
  TIMES,
} from "../../../../../contract/account/signup.ts";
import { assess } from "../../../../../bff/modules/switzerland/eligibility/assess.ts";
import { holds, namedIn } from "../../../../../contract/shared/conditions.ts";
import type {
  AssessedAnswers,
  TextCondition,
} from "../../../../../bff/modules/switzerland/eligibility/conditions.ts";
import { seededTexts } from "../../../../factories/report-texts.ts";

/*
 * All answers combined are more than 10^13 profiles. A text depends only on the questions in its
 * conditions. So the first questions (who may come, and when) are combined in full, and the later ones
 * (cantons, hours, languages, goals) are tested value by value. Two texts about different later questions
 * can always appear together. Two texts about the same question appear together where their lists overlap.
 */
const unknown = undefined;
const people: AssessedAnswers[] = [
  ...COUNTRIES.map((country) => ({ passport: "yes", country })),
  ...[...COUNTRIES, unknown].map((country) => ({ passport: "in_process", country })),
  ...[...RELATIONS, unknown].flatMap((relation) =>
    [...COUNTRIES, unknown].map((country) => ({ passport: "family", relation, country })),
  ),
  { passport: "no" },
];
const works: AssessedAnswers[] = JOBS.flatMap((job): AssessedAnswers[] =>
  job === "working" ? [...permitChoices, unknown].map((permit) => ({ job, permit })) : [{ job }],
);
const whens: AssessedAnswers[] = TIMES.flatMap((time): AssessedAnswers[] =>
  time === "there" ? ["under_3", "3_12", "over_12"].map((stay) => ({ time, stay })) : [{ time }],
);
const firsts = people.flatMap((person) =>
  works.flatMap((work) => whens.map((when): AssessedAnswers => ({ ...person, ...work, ...when }))),
);
const cantons = seededTexts.cantons.map(({ code }) => code);
const laters: Partial<Record<ReportQuestion, readonly (string | undefined)[]>> = {
  cantons: [...cantons, unknown],
  hours: HOURS,
  german: LEVELS,
  french: LEVELS,
  italian: LEVELS,
  goals: GOALS,
};
const severalAtOnce = new Set<ReportQuestion>(["cantons", "goals"]);
const allTexts = [...seededTexts.rules, ...seededTexts.sentences];

const shownTo = (answers: AssessedAnswers) => {
  const report = assess(answers, seededTexts);
  return { report, all: [...(report?.rules ?? []), ...(report?.sentences ?? [])] };
};

const isLater = (question: ReportQuestion) => laters[question] !== undefined;

/** Combinations of the first answers that meet each condition, as far as it depends on them. */
const holdingAt = new Map(
  allTexts
    .flatMap(({ conditions }) => conditions)
    .map((condition) => {
      const named = namedIn(condition).filter((question) => !isLater(question));
      const part = Object.fromEntries(named.map((question) => [question, condition[question]]));
      const at = firsts.flatMap((answers, index) =>
        named.length === 0 || holds(part, answers) ? [index] : [],
      );
      return [condition, new Set(at)] as const;
    }),
);
const whereHolds = (condition: TextCondition) => holdingAt.get(condition) ?? new Set<number>();
const isFirst = (condition: TextCondition) => !namedIn(condition).some(isLater);

function canMeet(one: TextCondition, other: TextCondition): boolean {
  return namedIn(one)
    .filter((question) => isLater(question) && namedIn(other).includes(question))
    .every((question) => {
      const [here, there] = [one[question] ?? [], other[question] ?? []];
      const isShared = here.some((value) => there.includes(value));
      const canBoth = [here, there].every((list) => list.some((value) => value !== "unknown"));
      return isShared || (severalAtOnce.has(question) && canBoth);
    });
}

describe("eligibility texts for every profile", () => {
  test("include a rule, a text on the time, and a text for its passport and work", () => {
    const needed: [string, (text: (typeof allTexts)[number]) => boolean][] = [
      ["a rule", (text) => "outcome" in text],
      ["the time", (text) => "answer" in text && text.answer === "time"],
      ["the passport", ({ conditions }) => conditions.flatMap(namedIn).includes("passport")],
      ["the work", ({ conditions }) => conditions.flatMap(namedIn).includes("job")],
    ];
    const silent = needed.flatMap(([name, isNeeded]) => {
      const conditions = allTexts.filter(isNeeded).flatMap((text) => text.conditions);
      const covered = new Set(conditions.filter(isFirst).flatMap((each) => [...whereHolds(each)]));
      return firsts.flatMap((answers, at) => (covered.has(at) ? [] : [{ name, answers }]));
    });
    expect(silent).toEqual([]);
  });

  test("include the rule whose condition applies", () => {
    const [rule] = seededTexts.rules;
    const at = rule?.conditions.flatMap((condition) => [...whereHolds(condition)]) ?? [];
    expect(at.length).toBeGreaterThan(0);
    for (const index of at) {
      expect(shownTo(firsts[index] ?? {}).report?.rules[0]?.code).toBe(rule?.code);
    }
  });

  test("do not contradict each other", () => {
    const pairs = allTexts.flatMap((one) =>
      one.contradicts.map((code) => [one, allTexts.find((each) => each.code === code)] as const),
    );
    expect(pairs.filter(([, other]) => !other)).toEqual([]);
    const meeting = pairs.flatMap(([one, other]) =>
      one.conditions.flatMap((here) =>
        (other?.conditions ?? [])
          .filter((there) => canMeet(here, there))
          .flatMap((there) => {
            const shared = whereHolds(there);
            const at = [...whereHolds(here)].find((index) => shared.has(index));
            const together = at === undefined ? null : firsts[at];
            return together ? [`${one.code} and ${other?.code}: ${JSON.stringify(together)}`] : [];
          }),
      ),
    );
    expect([...new Set(meeting)]).toEqual([]);
  });

  test("include a text for each later answer", () => {
    const topicOf = (question: string) =>
      laters[question as ReportQuestion] === LEVELS ? "languages" : question;
    const silent = people.flatMap((person) =>
      Object.entries(laters).flatMap(([question, values]) =>
        values.filter((value) => {
          const answers = { ...person, job: "searching", time: "unknown", [question]: value };
          const received = shownTo(answers).report?.sentences ?? [];
          return !received.some(({ answer }) => answer === topicOf(question));
        }),
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe("eligibility effect of every answer", () => {
  const contexts: AssessedAnswers[] = [...people].flatMap((person) =>
    works.flatMap((work) =>
      ["ZH", "GE", "TI", unknown].map((canton) => ({
        ...person,
        ...work,
        time: "3_6",
        cantons: canton,
        hours: "1_3",
        german: "A0",
        french: "A0",
        italian: "A0",
        goals: "job",
      })),
    ),
  );
  const requested: {
    question: ReportQuestion;
    values: readonly string[];
    among: AssessedAnswers;
  }[] = [
    { question: "passport", values: ["in_process", "family", "no"], among: {} },
    { question: "country", values: COUNTRIES, among: { passport: "yes" } },
    { question: "country", values: ["CH", "PT"], among: { passport: "in_process" } },
    { question: "relation", values: [...RELATIONS, "unknown"], among: { passport: "family" } },
    { question: "job", values: JOBS, among: {} },
    { question: "permit", values: [...permitChoices, "unknown"], among: { job: "working" } },
    { question: "time", values: TIMES, among: {} },
    { question: "stay", values: ["under_3", "3_12", "over_12"], among: { time: "there" } },
    { question: "cantons", values: [...cantons, "unknown"], among: {} },
    { question: "hours", values: HOURS, among: {} },
    { question: "german", values: LEVELS, among: { cantons: "ZH" } },
    { question: "french", values: LEVELS, among: { cantons: "GE" } },
    { question: "italian", values: LEVELS, among: { cantons: "TI" } },
    { question: "goals", values: GOALS, among: {} },
  ];

  test.each(requested)("to $question changes the report", ({ question, values, among }) => {
    const fitting = contexts.filter((context) =>
      Object.entries(among).every(
        ([name, value]) => name === "time" || context[name as ReportQuestion] === value,
      ),
    );
    const said = (context: AssessedAnswers, value: string) =>
      JSON.stringify(
        shownTo({ ...context, ...among, [question]: value }).all.map(({ code, ...text }) => [
          code,
          "text" in text ? text.text : null,
        ]),
      );
    const pairs = values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other]));
    const same = pairs.filter(([one = "", other = ""]) =>
      fitting.every((context) => said(context, one) === said(context, other)),
    );
    const alike: Partial<Record<ReportQuestion, string[]>> = {
      country: ["PT", "IT", "ES", "DE"],
      german: ["C1", "C2"],
      french: ["C1", "C2"],
      italian: ["C1", "C2"],
    };
    expect(same.filter((pair) => !pair.every((value) => alike[question]?.includes(value)))).toEqual(
      [],
    );
  });
});

test.each([
  ["BE", { german: "A2", french: "A0", italian: "A0" }, []],
  [
    "BE",
    { german: "A0", french: "A0", italian: "A0" },
    ["lingua-alemao-zero", "lingua-frances-zero"],
  ],
  ["GE", { german: "B1", french: "A0", italian: "A0" }, ["lingua-frances-zero"]],
  ["GR", { german: "B1", french: "A0", italian: "A0" }, []],
])(
  "eligibility texts: in %s with languages %o, the languages not yet started are %j",
  (canton, levels, started) => {
    const answers = {
      passport: "no",
      job: "searching",
      time: "unknown",
      cantons: [canton],
      ...levels,
    };
    const received = shownTo(answers).report?.sentences ?? [];
    const codes = received.map(({ code }) => code).filter((code) => /^lingua-.*-zero$/.test(code));
    expect(codes.toSorted()).toEqual(started);
  },
);
