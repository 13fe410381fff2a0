import { describe, expect, test } from "vitest";
import { findSafePath, requireSafePath } from "~/http/safe-path";

describe("safe path accepts", () => {
  test.each([
    ["/pt-BR", "/pt-BR"],
    ["/pt-BR/", "/pt-BR/"],
    ["/pt-BR/app", "/pt-BR/app"],
    [
      "/pt-BR/app/news/results?query=aluguel&page=2",
      "/pt-BR/app/news/results?query=aluguel&page=2",
    ],
    ["/pt-BR/app/news/a#comentarios", "/pt-BR/app/news/a#comentarios"],
    ["/pt-BR/app/../app/news", "/pt-BR/app/news"],
    ["/pt-BR/app?next=https://evil.example", "/pt-BR/app?next=https://evil.example"],
  ])("%s", (value, expected) => {
    expect(findSafePath(value)).toBe(expected);
  });
});

const leaving = [
  "",
  " ",
  "/",
  "//",
  "///",
  "app",
  "pt-BR/app",
  "https://evil.example",
  "https://evil.example/pt-BR/app",
  "http:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "//evil.example",
  "//evil.example/pt-BR",
  "///evil.example",
  "////evil.example/%2f..",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/pt-BR\\evil.example",
  "/pt-BR\\@evil.example",
  "/pt-BR/app\\..\\..\\evil",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/pt-BR\t/app",
  "/pt-BR/app\r\nSet-Cookie: a=b",
  "/pt-BR/app\u0000",
  "/pt-BR/app\u007f",
  "\u0000/pt-BR/app",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://portal.test/1",
  "mailto:a@evil.example",
  "@evil.example",
  "/@evil.example",
  "user:pass@evil.example",
  "https://portal.test@evil.example/pt-BR",
  "//portal.test@evil.example/pt-BR",
  "/pt-BR@evil.example",
  "/pt-BR.evil.example",
  "/pt-BR:80@evil.example",
  "/pt-BRx",
  "/pt-br/app",
  "/en/app",
  "/pt-BR//evil.example",
  "/pt-BR/..//evil.example",
  "/pt-BR/../..//evil.example",
  "/pt-BR/%2e%2e//evil.example",
  "/pt-BR/%2E%2E/evil.example",
  "/pt-BR/./../evil.example",
  "/pt-BR/x/..//evil.example",
  "/pt-BR/..",
  "/%2f/evil.example",
  "/%5cevil.example",
  "%2f%2fevil.example",
  "/.evil.example",
  "?redirect=//evil.example",
  "#//evil.example",
  `/pt-BR/${"a".repeat(2048)}`,
];

function thrownBy(work: () => unknown): Response {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error("nothing was refused");
}

describe("safe path rejects", () => {
  test.each(leaving.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
    "%s",
    (_, value) => {
      expect(findSafePath(value)).toBeNull();
    },
  );

  test.each([null, undefined, 1, ["/pt-BR"], { toString: () => "/pt-BR" }])(
    "a value of another type: %s",
    (value) => {
      expect(findSafePath(value)).toBeNull();
    },
  );

  test("paths outside the portal with the fixed error message", async () => {
    const refusal = thrownBy(() => requireSafePath("//evil.example"));
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toMatchObject({
      message: "Navigating to an external URL is not allowed by default",
    });
  });
});

test.each([
  "/pt-BR/%2F%2Fevil.example",
  "/pt-BR/%5Cevil.example",
  "/pt-BR/;@evil.example",
  "/pt-BR/app?redirect=//evil.example",
  "/pt-BR/app#//evil.example",
])("safe path: keeps %s on the portal's origin", (value) => {
  const path = requireSafePath(value);
  expect(new URL(path, "https://portal.test").origin).toBe("https://portal.test");
});
