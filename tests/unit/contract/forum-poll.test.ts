import { expect, test } from "vitest";
import { areOptions, findPoll, isPollOver, readPoll } from "../../../contract/forum-poll.ts";

const now = new Date("2026-11-20T12:00:00Z");
const asked = { question: " Onde  comprar? ", options: [" Migros ", "Coop"] };

test("forum poll: is normalized, starts without votes and ends after a week by default", () => {
  const poll = findPoll({ ...asked, counts: [5, 5] }, now);
  expect(poll).toEqual({
    ...{ question: "Onde comprar?", options: ["Migros", "Coop"] },
    ...{ endsAt: "2026-11-27T12:00:00.000Z", counts: [0, 0] },
  });
  expect(findPoll({ ...asked, days: 30 }, now)?.endsAt).toBe("2026-12-20T12:00:00.000Z");
});

test.each([
  ...[null, "poll", { ...asked, question: 5 }, { ...asked, options: "Migros" }],
  ...[
    { ...asked, options: ["Migros", 5] },
    { ...asked, days: "7" },
    { ...asked, days: 1.5 },
  ],
])("forum poll: is null if invalid: %j", (given) => expect(findPoll(given, now)).toBeNull());

test("forum poll: has two to eight different options within the length limit", () => {
  expect(areOptions(["Sim", "Não"])).toBe(true);
  for (const options of [["Sim"], ["Sim", "SIM"], ["Sim", ""], ["Sim", "a".repeat(81)]])
    expect(areOptions(options)).toBe(false);
  expect(areOptions(Array.from("abcdefgh"))).toBe(true);
  expect(areOptions(Array.from("abcdefghi"))).toBe(false);
});

test("forum poll: a stored one has a count per option, and closes at its end", () => {
  const stored = { question: "Onde?", options: ["a", "b"], endsAt: now.toISOString(), counts: [3] };
  const poll = readPoll(stored);
  expect(poll?.counts).toEqual([3, 0]);
  expect(isPollOver(stored, now)).toBe(true);
  expect(isPollOver(stored, new Date(now.getTime() - 1))).toBe(false);
  expect(readPoll({ isOver: true })).toBeNull();
});
