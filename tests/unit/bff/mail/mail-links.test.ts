import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "../../../../app/routes.ts";
import { renderMail } from "../../../../bff/mail/mail-layout.ts";
import {
  bulkTemplates,
  findMailTemplate,
  mailTemplates,
} from "../../../../bff/mail/mail-templates.ts";
import { contentLink } from "../../../../bff/mail/templates/content/content-words.ts";
import { areas } from "../../../../contract/shared/areas.ts";
import { mailValues } from "../../../factories/mail-values.ts";

const origin = "https://portal.test";
const emptyPages = ["routes/public/not-found.tsx", "routes/app/not-found.tsx"];

type Page = { pattern: RegExp; file: string };

function pagesOf(entries: readonly RouteConfigEntry[], base: string): Page[] {
  return entries.flatMap(({ path, file, children }) => {
    const full = path ? `${base}/${path}` : base;
    if (children) return pagesOf(children, full);
    const pattern = full.replaceAll(/:\w+/g, "[^/]+").replace(/\*$/, ".+");
    return [{ pattern: new RegExp(`^${pattern || "/"}$`), file }];
  });
}

const pages = pagesOf(routes, "");

/** Route of an address, or null for the "not found" fallback. */
function pageAt(address: string): string | null {
  const path = new URL(address).pathname;
  const found = pages.find(({ pattern, file }) => pattern.test(path) && !emptyPages.includes(file));
  return found?.file ?? null;
}

function areaOf(address: string): string | undefined {
  return Object.keys(areas).find((name) =>
    new URL(address).pathname.startsWith(`/pt-BR/app/${name}`),
  );
}

function linksOf(name: string, values: object): string[] {
  const content = findMailTemplate(name)?.write(values);
  if (!content) throw new Error(`There is no mail ${name}`);
  const { html } = renderMail(content, origin, "Ponte Verlag GmbH");
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
}

const rendered = Object.entries(mailValues).flatMap(([name, all]) =>
  all.map((values: object) => ({ name, links: linksOf(name, values) })),
);

test("mail links: cover every mail template", () => {
  expect(Object.keys(mailValues).toSorted()).toEqual(Object.keys(mailTemplates).toSorted());
  expect(rendered.every(({ links }) => links.length > 0)).toBe(true);
});

test.each(rendered)("mail links: $name links to existing pages that are open", ({ links }) => {
  const inside = links.filter((link) => link !== origin);
  expect(inside.filter((link) => pageAt(link) === null)).toEqual([]);
  const closed = Object.entries(areas).flatMap(([name, { isOpen }]) => (isOpen ? [] : [name]));
  expect(inside.filter((link) => closed.includes(areaOf(link) ?? ""))).toEqual([]);
});

test("mail links: a link to an unreleased area is reported", () => {
  const { path } = contentLink("courses", { title: "Alemão", slug: "alemao" });
  expect(pageAt(new URL(path, origin).href)).toBe("routes/courses/item.tsx");
  expect(pageAt(`${origin}/pt-BR/app/cursos/alemao`)).toBeNull();
  expect(pageAt(`${origin}/pt-BR/app/tools/um-plano`)).toBeNull();
});

test.each(Object.keys(bulkTemplates))(
  "mail links: %s, a bulk mail, contains an unsubscribe link",
  (name) => {
    const links = rendered.filter((mail) => mail.name === name).flatMap((mail) => mail.links);
    expect(links).toContain(`${origin}/pt-BR/unsubscribe/um-token`);
  },
);
