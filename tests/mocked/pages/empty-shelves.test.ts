import { beforeEach, expect, test } from "vitest";
import { shelfNames } from "../../../contract/collections/shelf-rules.ts";
import { shelfPages } from "../../../contract/shared/shelves.ts";
import { makeShelf } from "../../factories/content";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const pathOf = (name: (typeof shelfNames)[number]) =>
  name in shelfPages ? shelfPages[name as keyof typeof shelfPages].path : `/app/${name}`;

test.each(shelfNames)("empty shelf: the address of %s leads to its coming page", async (name) => {
  directus.state.database.shelves.push(makeShelf(name, { isOpen: false }));
  const as = signInPaying();
  const { location } = await portal.visit(`/pt-BR${pathOf(name)}`, { as });
  expect(location).toBe(`/pt-BR/app/coming/${name}`);
  const { status, text } = await portal.visit(location ?? "", { as });
  expect(status).toBe(200);
  expect(text).toContain("Em breve");
  expect(text).not.toContain(`href="/pt-BR${pathOf(name)}"`);
});

test("full shelf: its coming page leads to the page itself, and unknown names to no page", async () => {
  directus.state.database.shelves.push(makeShelf("jobs"));
  const as = signInPaying();
  const { location } = await portal.visit("/pt-BR/app/coming/jobs", { as });
  expect(location).toBe("/pt-BR/app/classifieds/jobs");
  expect((await portal.visit("/pt-BR/app/coming/nada", { as })).status).toBe(404);
});
