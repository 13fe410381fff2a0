import { describe, expect, test } from "vitest";
import { readFigureFile } from "../../../../../../cms-extensions/src/editing/figure-form/read-figure-file";
import { readCantonValues } from "../../../../../../contract/switzerland/canton-figures";

const before = { ZH: 1768, AI: null, TI: { value: 6964, source: "Ustat" } };
const problemsOf = (text: string) => readFigureFile(text, before).problems;

describe("imported figure table", () => {
  test("changes the listed values, and shows the previous ones", () => {
    const found = readFigureFile("Cantão;Valor\r\nzh;1'802,5\r\nAI;s/d\r\nVD;1500\r\n", before);
    expect(found.problems).toEqual([]);
    expect(found.changes).toEqual([
      { code: "ZH", before: 1768, after: 1802.5, isOtherSource: false },
      { code: "VD", before: null, after: 1500, isOtherSource: false },
    ]);
    expect(found.sameCount).toBe(1);
    expect(found.value).toEqual({ ...before, ZH: 1802.5, VD: 1500 });
    expect(found.left).toHaveLength(23);
    expect(readCantonValues(found.value).wrong).toEqual([]);
  });

  test("may be pasted from a spreadsheet, with sources and extra columns", () => {
    const text = "Nome\tKanton\tFonte\tEndereço\tValor\nZurique\tZH\tBFS\thttps://bfs.example\t9";
    expect(readFigureFile(text, {}).value).toEqual({
      ZH: { value: 9, source: "BFS", sourceUrl: "https://bfs.example" },
    });
  });

  test("replaces a whole figure, including its own source", () => {
    const found = readFigureFile("cantao,valor\nTI,6964", before);
    expect(found.changes).toEqual([{ code: "TI", before: 6964, after: 6964, isOtherSource: true }]);
    expect(found.value["TI"]).toBe(6964);
  });

  test("may have empty rows, a national row and other columns", () => {
    const text =
      "Kanton;Wert 2023;Bevölkerung;Source URL\n;;;\nCH;9;;\nZH;S/D;1;https://a.example\n";
    const found = readFigureFile(text, {});
    expect(found.problems).toEqual([]);
    expect(found.headings).toEqual(["Kanton", "Wert 2023", "Source URL"]);
    expect(found.value).toEqual({ ZH: { value: null, sourceUrl: "https://a.example" } });
  });

  test("changes nothing when read again", () => {
    const text = "cantão;valor;fonte\nZH;1;BFS\nAI;-;\nGE;0;";
    const { value } = readFigureFile(text, before);
    const again = readFigureFile(text, value);
    expect(again.changes).toEqual([]);
    expect(again.sameCount).toBe(3);
    expect(again.value).toEqual(value);
  });
});

test.each([
  ["no table at all", "ZH;1768", 1, "cabeçalho"],
  ["a heading alone", "cantão;valor\n\n", 1, "linhas"],
  ["a name instead of a code", "cantão;valor\nZürich;1", 2, "“Zürich”"],
  ["a canton twice", "cantão;valor\nZH;1\n\nzh;2", 4, "duas vezes"],
  ["a point that may part thousands", "cantão;valor\nZH;1.768", 2, "“1.768”"],
  ["a number below zero", "cantão;valor\nZH;-3", 2, "“-3”"],
  ["an empty field", "cantão;valor\nZH;", 2, "número"],
  ["a row that is cut", "cantão;valor\nZH", 2, "número"],
  ["a comma that may part thousands", "cantão;valor\nZH;1,768", 2, "“1,768”"],
  [
    "two columns of values",
    "cantão;valor 2022;valor 2023\nZH;1;2",
    1,
    "“valor 2022” e “valor 2023”",
  ],
  ["an address that is none", "cantão;valor;link\nZH;1;www.bfs.admin.ch", 2, "https://"],
  ["letters that were lost", "cantão;valor;fonte\nZH;1;Gen\u{FFFD}ve", 2, "UTF-8"],
  ["a heading of another encoding", "cant\u{FFFD}o;valor\nZH;1", 1, "UTF-8"],
  ["a file of two bytes a letter", "c\0a\0n\0t", 1, "UTF-8"],
])("imported figure table: %s is reported with its line", (_, text, line, received) => {
  expect(problemsOf(text)).toEqual([{ line, text: expect.stringContaining(received) as string }]);
});
