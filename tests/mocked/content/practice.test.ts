import { beforeEach, expect, test } from "vitest";
import { makeGlossaryTerm } from "../../factories/content";
import { directus, mockNetwork, practice } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
let as: string;
beforeEach(async () => {
  portal = await openPortal();
  as = signInFree();
  directus.state.database.glossary_terms.push(
    makeGlossaryTerm({ slug: "miete", term: "Miete", de: "Miete", fr: "loyer", ptBr: "aluguel" }),
  );
});

const visit = (search = "") => portal.visit(`/pt-BR/app/practice${search}`, { as });
const send = (form: Record<string, string>) => portal.visit("/pt-BR/app/practice", { as, form });

test("practice: shows a word with its answer below, in the chosen language", async () => {
  expect((await visit()).text).toContain("Miete");
  const { status, text } = await visit("?language=fr");
  expect(status).toBe(200);
  expect(text).toContain("loyer");
  expect(text).toContain("aluguel");
});

test("practice: an answer is sent once with what was shown, and the next word follows", async () => {
  const sent = await send({ language: "fr", word: "miete", rating: "good", answers: "2" });
  expect([sent.status, sent.location]).toEqual([302, "/pt-BR/app/practice?language=fr"]);
  expect(practice.state.answers).toEqual([{ word: "miete", rating: "good", answers: 2 }]);
});

test("practice: says when the next word comes once nothing is due", async () => {
  Object.assign(practice.state.found, {
    known: ["miete"],
    nextDueAt: "2030-02-01T10:00:00.000Z",
  });
  const { text } = await visit();
  expect(text).toContain("Por hoje é isso");
  expect(text).toContain("1 fev. 2030");
});

test("practice: an answer that cannot be saved says so, and restarting forgets the language", async () => {
  await send({ language: "de", intent: "restart" });
  expect(practice.state.forgotten).toEqual(["de"]);
  practice.state.isUnavailable = true;
  expect((await visit()).status).toBe(503);
  expect((await send({ language: "de", word: "miete", rating: "best", answers: "0" })).status).toBe(
    400,
  );
});
