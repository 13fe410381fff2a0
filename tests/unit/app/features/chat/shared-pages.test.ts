import { describe, expect, test } from "vitest";
import { addressToSend, pagesIn, withPageNames } from "~/features/chat/shared-pages";

const PORTAL = "https://portal.example";
const TOPIC = "/pt-BR/app/forum/7d1f0a52-0000-4000-8000-00000000000a";
const pathsIn = (text: string) => pagesIn(text, PORTAL).map(({ path }) => path);

describe("page paths in a message", () => {
  test.each([
    ["a path", "/pt-BR/app/articles/permissao-b", ["/pt-BR/app/articles/permissao-b"]],
    [
      "an address with more behind it",
      `Veja ${PORTAL}/pt-BR/app/news/trem-novo?ref=1#fim.`,
      ["/pt-BR/app/news/trem-novo"],
    ],
    ["one in brackets", "(/pt-BR/app/videos/zurique)", ["/pt-BR/app/videos/zurique"]],
    ["a topic", `Leia ${TOPIC}, por favor`, [TOPIC]],
    [
      "the same one twice",
      `${PORTAL}/pt-BR/app/courses/alemao /pt-BR/app/courses/alemao`,
      ["/pt-BR/app/courses/alemao"],
    ],
  ])("are found in %s", (_, text, paths) => expect(pathsIn(text)).toEqual(paths));

  test.each([
    "https://golpe.example/pt-BR/app/articles/permissao-b",
    "https://portal.example.golpe.example/pt-BR/app/articles/permissao-b",
    "https://golpe@portal.example/pt-BR/app/articles/permissao-b",
    "http://portal.example/pt-BR/app/articles/permissao-b",
    "//golpe.example/pt-BR/app/articles/permissao-b",
    "x/pt-BR/app/articles/permissao-b",
    "/pt-BR/app/profile/permissao-b",
    "/pt-BR/app/courses/alemao/aula-1",
    "/pt-BR/app/articles/Permissao_B",
    "/pt-BR/app/forum/create",
    "/pt-BR/app/articles",
    "Nada disso",
  ])("are not found in %s", (text) => expect(pathsIn(text)).toEqual([]));

  test("are limited to three", () => {
    const text = ["a", "b", "c", "d"].map((slug) => `/pt-BR/app/news/${slug}1`).join("\n");
    expect(pathsIn(text)).toHaveLength(3);
  });
});

test("shared address: accepts only member pages of the portal", () => {
  const portal = "https://portal.example";
  const path = "/pt-BR/app/articles/aluguel";
  expect(addressToSend(path, portal)).toBe(portal + path);
  const strange = [null, "", "https://evil.example", "/pt-BR/login", `${path} e mais`, "//evil"];
  for (const input of strange) expect(addressToSend(input, portal)).toBeNull();
});

describe("preview of a message", () => {
  const preview = (text: string) => withPageNames(text, PORTAL, (kind) => `[${kind}]`);

  test.each([
    [`Veja ${PORTAL}/pt-BR/app/news/trem-novo agora`, "Veja [news] agora"],
    [`${PORTAL}${TOPIC}?ordem=nova#fim`, "[forum]"],
    [`(${PORTAL}/pt-BR/app/cantons/ZH)`, "([page]"],
    ["Um texto\nde duas linhas", "Um texto\nde duas linhas"],
  ])("names the portal's pages in %j", (text, shown) => expect(preview(text)).toBe(shown));

  test.each([
    "https://golpe.example/pt-BR/app/news/trem-novo",
    "https://portal.example.golpe.example/pt-BR/app/news/trem-novo",
  ])("leaves the foreign address %s", (text) => expect(preview(text)).toBe(text));
});
