import { expect, test } from "vitest";
import { isCrawler } from "~/features/error-page/crawler";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "Chrome-Lighthouse",
  "Google-InspectionTool/1.0",
])("crawler detection: %s is a crawler", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1",
  null,
])("crawler detection: %s is a person", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
