import { expect, test } from "vitest";
import {
  linksIn,
  toAddress,
} from "../../../../../../cms-extensions/src/editing/link-checks/collect-links.ts";

const PORTAL = "https://portal.example.com";
const fields = { addresses: ["sourceUrl"], texts: ["body", "plainBody"] };

test("links in a row: are found in fields, sources and texts, each once, without fragment", () => {
  const row = {
    sourceUrl: "https://a.example/x",
    sources: [{ name: "B", url: "https://b.example/y#parte" }, null, { name: "C" }],
    body: '<p><a href="https://a.example/x#inicio">A</a> <a target="_blank" href="http://c.example/?a=1&amp;b=2">C</a></p>',
    plainBody:
      "<a href='https://d.example'>D</a><a href=\"https://fr.example/l'assurance&#39;s\">E</a>",
  };
  expect(linksIn(row, fields, PORTAL)).toEqual([
    "https://a.example/x",
    "https://b.example/y",
    "http://c.example/?a=1&b=2",
    "https://d.example/",
    "https://fr.example/l'assurance's",
  ]);
});

test("links in a row: are found in the questions of a class", () => {
  const quiz = [{ question: '<p>O <a href="https://a.example/x">SEM</a> pede o quê?</p>' }, null];
  const requested = { addresses: [], texts: ["quiz"] };
  expect(linksIn({ quiz }, requested, PORTAL)).toEqual(["https://a.example/x"]);
});

test("links in a row: exclude everything but external web addresses", () => {
  const body = ["/pt-BR/app/news", "mailto:ana@example.com", `${PORTAL}/pt-BR/app/news`, "#nota"]
    .map((href) => `<a href="${href}">x</a>`)
    .join("");
  expect(linksIn({ sourceUrl: null, body }, fields, PORTAL)).toEqual([]);
  expect(toAddress("https://ana:segredo@a.example/", PORTAL)).toBeNull();
  expect(toAddress(`https://a.example/${"a".repeat(2_000)}`, PORTAL)).toBeNull();
  expect(toAddress("https://a.example:8443/x", PORTAL)).toBeNull();
  expect(toAddress("https://a.example:443/x", PORTAL)).toBe("https://a.example/x");
  expect(toAddress("não é", PORTAL)).toBeNull();
});

test("links in a row: exclude addresses that are plain text", () => {
  expect(linksIn({ body: "<p>https://a.example/x</p>" }, fields, PORTAL)).toEqual([]);
});
