import { expect, test } from "vitest";
import { robotsTxt, sitemapXml } from "~/resources/crawler-files";

test("crawler files: robots.txt excludes the member pages and names the sitemap", async () => {
  const answer = robotsTxt("https://portal.test");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain("Disallow: /pt-BR/app");
  expect(lines).toContain("Sitemap: https://portal.test/sitemap.xml");
  expect(lines).not.toContain("Disallow: /");
});

test("crawler files: the sitemap lists each public page once, by its canonical address", async () => {
  const answer = sitemapXml("https://portal.test");
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const found = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual([
    "https://portal.test/pt-BR",
    "https://portal.test/pt-BR/login",
    "https://portal.test/pt-BR/terms-of-service",
    "https://portal.test/pt-BR/privacy",
    "https://portal.test/pt-BR/accessibility",
    "https://portal.test/pt-BR/imprint",
    "https://portal.test/pt-BR/safety",
    "https://portal.test/pt-BR/changelog",
  ]);
});
