import { expect, test } from "vitest";
import {
  likenessOf,
  livedCaseOf,
  rankWitnesses,
  type Witness,
} from "../../../../../../bff/modules/community/forum/forum-invites.ts";

const cantonIds = new Map([
  ["VD", 22],
  ["ZH", 1],
]);
const question = {
  ...{ id: "t", title: "Sou enfermeira: como reconheço o diploma?", body: "Moro em Lausanne." },
  ...{ contextCard: { canton: "VD", permit: "B" }, cantons: [1], user_created: "ana" },
};
const requested = livedCaseOf(question, cantonIds);
const witness = (userId: string, more: Partial<Witness> = {}): Witness => ({
  ...{ userId, cantonId: null, permit: null, profession: null },
  ...more,
});

test("lived case matching: compares the question's canton, the author's canton, permit and job", () => {
  expect(likenessOf(requested, witness("a", { cantonId: 22 }))).toBe(1);
  expect(likenessOf(requested, witness("a", { cantonId: 1, permit: "B" }))).toBe(2);
  expect(likenessOf(requested, witness("a", { profession: "Enfermeiro chefe" }))).toBe(1);
  expect(
    likenessOf(requested, witness("a", { cantonId: 7, permit: "C", profession: "Chef" })),
  ).toBe(0);
});

test("lived case matching: a question without details matches no member", () => {
  const bare = livedCaseOf({ ...question, contextCard: {}, cantons: [], title: "Oi" }, cantonIds);
  expect(likenessOf(bare, witness("a"))).toBe(0);
  expect(likenessOf(bare, witness("a", { cantonId: 22, permit: "B" }))).toBe(0);
});

test("lived case matching: sorts by similarity and leaves out members with nothing in common", () => {
  const ranked = rankWitnesses(requested, [
    witness("none"),
    witness("one", { permit: "B" }),
    witness("two", { permit: "B", cantonId: 22 }),
  ]);
  expect(ranked.map(({ userId }) => userId)).toEqual(["two", "one"]);
});
