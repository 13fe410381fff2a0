import { describe, expect, test } from "vitest";
import { findCantonOfPlace, placeIn } from "../../../../../../bff/modules/search/query/places.ts";
import { foldedPhrase } from "../../../../../../contract/content/search.ts";
import { CANTON_CODES } from "../../../../../../contract/switzerland/codes.ts";
import { cantonOtherNames } from "../../../../../../contract/switzerland/canton-names.ts";
import {
  communesByCanton,
  officesByCanton,
} from "../../../../../../contract/switzerland/place-names.ts";

const cantonOf = (query: string) => findCantonOfPlace(placeIn(foldedPhrase(query)));

describe("place in a query", () => {
  test.each([
    ["Zürich", "ZH"],
    ["zuerich", "ZH"],
    ["ZURICH", "ZH"],
    ["St. Gallen", "SG"],
    ["genève", "GE"],
    ["morar em Lausanne", "VD"],
    ["Kanton Bern", "BE"],
    ["no cantão de Wallis", "VS"],
    ["biel", "BE"],
    ["Duebendorf", "ZH"],
    ["OCPM", "GE"],
    ["vd", "VD"],
    ["São Galo", "SG"],
    ["viver em Genebra", "GE"],
    ["aluguel", null],
    ["", null],
  ])("“%s” is in %s", (query, code) => {
    expect(cantonOf(query)).toBe(code);
  });

  test("no two cantons share a commune", () => {
    const names = Object.values(communesByCanton).flatMap((communes = []) => communes.flat());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("all lists name cantons by their codes", () => {
    const codes = [cantonOtherNames, communesByCanton, officesByCanton].flatMap(Object.keys);
    expect(codes.filter((code) => !CANTON_CODES.includes(code))).toEqual([]);
  });
});
