import { to } from "~/i18n/paths";
import { publicPaths } from "./public-pages";

const NOT_FOR_CRAWLERS = [to("/app"), to("/continue"), to("/session"), to("/theme"), "/api/"];

function answer(body: string, type: string): Response {
  return new Response(body, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" },
  });
}

export function robotsTxt(origin: string): Response {
  const lines = [
    "User-agent: *",
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return answer(lines.join("\n"), "text/plain");
}

export function sitemapXml(origin: string): Response {
  const urls = publicPaths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ];
  return answer(lines.join("\n"), "application/xml");
}
