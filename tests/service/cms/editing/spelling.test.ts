import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, make, makePerson, removeMade, tiers, type Person } from "../cms.ts";

let editor: Person;
let member: Person;
beforeAll(async () => {
  [editor, member] = await Promise.all([makePerson("editor"), makePerson("payingUser")]);
});
afterAll(removeMade);

const ask = (person: Person, texts: unknown) => person.as("POST", "/grafia", { texts });

test("spell check: an editor gets the words that neither the dictionary nor the portal knows", async () => {
  const term = `Zwirbelschein${Date.now().toString(36).replaceAll(/\d/g, "x")}`;
  const text = `<p>${term} e o alugel de uma casa em Neuchâtel, Grüezi.</p>`;
  expect((await ask(editor, ["Permisão", text])).data).toEqual(["Permisão", term, "alugel"]);
  await make("/items/glossary_terms", { term, definition: "Um papel.", status: "draft" });
  expect((await ask(editor, [text])).data).toEqual(["alugel"]);
});

test("spell check: is refused to other roles, and for anything except texts", async () => {
  const statuses = await Promise.all([
    ask(member, ["texto"]),
    tiers.paying("POST", "/grafia", { texts: ["texto"] }),
    ask(editor, "texto"),
    ask(editor, [1]),
    ask(editor, ["a".repeat(200_001)]),
    admin("POST", "/grafia", { texts: [] }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 400, 400, 400, 200]);
});
