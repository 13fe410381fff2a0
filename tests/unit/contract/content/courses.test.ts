import { describe, expect, test } from "vitest";
import { holderNameOf, isHolderName } from "../../../../contract/content/courses.ts";
import { toPrintable } from "../../../../contract/shared/text.ts";

describe("name on a certificate", () => {
  test.each([
    ["João Antônio d’Ávila", "João Antônio d’Ávila"],
    ["Jana Kovačić", "Jana Kovacic"],
    ["Łukasz Đorđević", "Lukasz Dordevic"],
    ["Gülşah Çelik", "Gülsah Çelik"],
    ["Ünïcode 😀 de Souza", "Ünïcode de Souza"],
    ["李 Wei", "Wei"],
    ["saldo −5", "saldo -5"],
  ])("%s is printed as %s", (name, shown) => {
    expect(toPrintable(name)).toBe(shown);
  });

  test("is the account's name, trimmed", () => {
    expect(holderNameOf({ firstName: " Ana ", lastName: "Souza  Lima" })).toBe("Ana Souza Lima");
    expect(holderNameOf({ firstName: "Ana", lastName: null })).toBe("Ana");
  });

  test("is missing if its letters can't be printed", () => {
    expect(isHolderName(holderNameOf({ firstName: "Ana", lastName: "" }))).toBe(true);
    expect(isHolderName(holderNameOf({ firstName: "李", lastName: "伟" }))).toBe(false);
    expect(isHolderName("- .")).toBe(false);
  });
});
