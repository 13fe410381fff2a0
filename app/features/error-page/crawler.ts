const CRAWLER = /bot|lighthouse|facebookexternalhit|facebook external hit|google/i;

/** Crawlers get the status code alone; the error page is for people. */
export function isCrawler(userAgent: string | null): boolean {
  return CRAWLER.test(userAgent ?? "");
}
