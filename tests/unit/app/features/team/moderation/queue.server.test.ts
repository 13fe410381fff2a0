import { expect, test } from "vitest";
import type { Ask } from "~/cms/read";
import { findQueue } from "~/features/team/moderation/queue.server";

const whole = {
  id: "ad-1",
  title: "Cozinheira",
  company: "Bistrô Lago",
  city: "Genebra",
  canton: "GE",
  contractType: "permanent",
  workloadMin: 80,
  workloadMax: 100,
  salaryMinCents: null,
  salaryMaxCents: null,
  salaryPeriod: "month",
  permitPolicy: null,
  languages: [{ code: "fr", level: "B1" }],
  description: "<p>Cozinha brasileira.</p>",
  applyUrl: null,
  applyEmail: "vagas@example.com",
  lastDay: "2026-12-20",
  since: "2026-11-28T09:00:00.000Z",
  author: null,
};

const read = (ads: object[]) => {
  const answer = { reported: [], ads, appeals: [], sanctions: [], decisions: [] };
  const ask: Ask = async (question) => question.parse(answer);
  const write = () => Promise.reject(new Error("the queue is only read"));
  return findQueue({ userId: "team", ask, write }, new Date("2026-11-30T12:00:00.000Z"));
};

test("moderation queue: an ad whose fields an editor emptied does not hide the others", async () => {
  const emptied = Object.fromEntries(Object.keys(whole).map((field) => [field, null]));
  const { id, since } = whole;
  const queue = await read([whole, { ...emptied, id: "ad-2", since }]);
  expect(queue?.ads.map((ad) => [ad.id, ad.company])).toEqual([
    [id, "Bistrô Lago"],
    ["ad-2", ""],
  ]);
});
