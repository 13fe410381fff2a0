import { beforeEach, expect, test } from "vitest";
import { areaWaits, mockNetwork } from "../mocks/network";
import { openPortal, signInFree, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

/** Every area is open: what is under construction is a page inside one. */
const COMING = "/pt-BR/app/tools/um-plano";

test("a page under construction tells that it is none yet and where to go meanwhile", async () => {
  const { text } = await portal.visit(COMING, { as: signInFree() });
  for (const word of ["Em construção", "sem data marcada"]) {
    expect(text.toLowerCase()).toContain(word.toLowerCase());
  }
  expect(text).toContain('href="/pt-BR/app/news"');
});

test("the wish to be told is kept and taken back at the page's address", async () => {
  const as = signInFree();
  const asked = await portal.visit(COMING, { as, form: { intent: "wait" } });
  expect([asked.status, asked.location]).toEqual([302, COMING]);
  expect([...areaWaits.state.waiting]).toEqual(["tools"]);
  await portal.visit(COMING, { as, form: { intent: "stop" } });
  expect([...areaWaits.state.waiting]).toEqual([]);
});

test("a wish that could not be kept leads nowhere", async () => {
  areaWaits.state.isAway = true;
  const answer = await portal.visit(COMING, { as: signInFree(), form: { intent: "wait" } });
  expect([answer.status, answer.location]).toEqual([200, null]);
});
