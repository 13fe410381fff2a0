const CRAWLER = /bot|lighthouse|facebookexternalhit|facebook external hit|google/i;

/** Crawlers get the status code without the error page. */
export function isCrawler(userAgent: string | null): boolean {
  return CRAWLER.test(userAgent ?? "");
}
