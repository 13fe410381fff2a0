import { describe, expect, expectTypeOf, test } from "vitest";
import { translator, type WordKey } from "~/i18n/translator";

const words = {
  title: "Notícias",
  greeting: "Olá, {{name}}",
  list: {
    empty: "Nada por aqui ainda.",
    count_one: "{{count}} notícia",
    count_other: "{{count}} notícias",
  },
} as const;
const t = translator("translator-test", words);

describe("translated texts", () => {
  test("are found by their path", () => {
    expect([t("title"), t("list.empty")]).toEqual(["Notícias", "Nada por aqui ainda."]);
  });

  test("insert values unescaped, since React escapes them", () => {
    expect(t("greeting", { name: "<Ana>" })).toBe("Olá, <Ana>");
  });

  test.each([
    [0, "0 notícia"],
    [1, "1 notícia"],
    [2, "2 notícias"],
    [1000, "1000 notícias"],
    [1_000_000, "1000000 notícias"],
  ])("use the Brazilian plural for %i", (count, expected) => {
    expect(t("list.count", { count })).toBe(expected);
  });

  test("do not interpret values", () => {
    expect(t("greeting", { name: "$t(title) {{name}}" })).toBe("Olá, $t(title) {{name}}");
  });

  test("of one feature are separate from another", () => {
    const other = translator("translator-other", { title: "Vídeos" } as const);
    expect([t("title"), other("title")]).toEqual(["Notícias", "Vídeos"]);
  });
});

test("translated texts: an unknown key fails the type check", () => {
  expectTypeOf<WordKey<typeof words>>().toEqualTypeOf<
    "title" | "greeting" | "list.empty" | "list.count"
  >();
  expectTypeOf(t).parameter(0).not.toEqualTypeOf<string>();
});
