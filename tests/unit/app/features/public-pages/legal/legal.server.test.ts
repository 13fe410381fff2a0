import { expect, test } from "vitest";
import { findLegalPage } from "~/features/public-pages/legal/legal.server";
import { makeLegalDocument } from "../../../../../factories/content";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../../mocks/network";

mockNetwork();

const operator = {
  name: "Ponte & Filhas GmbH",
  addressLines: ["Seestrasse 7", "8002 Zurique"],
  email: "contato@ponte.example",
  uid: null,
  isDemo: false,
};

const find = (version: string | null = null) =>
  findLegalPage(makeCms().forTier("teaser"), "terms-of-service", version, operator);
const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("legal document: the version in force is the newest effective one", async () => {
  directus.state.database.legal_documents.push(
    makeLegalDocument({ version: "1.0", effectiveAt: daysFromNow(-60) }),
    makeLegalDocument({ version: "2.0", effectiveAt: daysFromNow(-1) }),
    makeLegalDocument({ version: "3.0", effectiveAt: daysFromNow(1) }),
    makeLegalDocument({ version: "4.0", effectiveAt: daysFromNow(-1), status: "draft" }),
    makeLegalDocument({ version: "5.0", effectiveAt: daysFromNow(-1), slug: "privacy" }),
  );
  const found = await find();
  expect(found?.document).toMatchObject({ slug: "terms-of-service", version: "2.0" });
  expect(found?.versions).toMatchObject([
    { version: "3.0", state: "upcoming" },
    { version: "2.0", state: "current", isShown: true },
    { version: "1.0", state: "earlier", isShown: false },
  ]);
});

test("legal document: an earlier and a coming version can be read, an unknown or unpublished one can't", async () => {
  directus.state.database.legal_documents.push(
    makeLegalDocument({ version: "1.0", effectiveAt: daysFromNow(-60), body: "<p>Antes</p>" }),
    makeLegalDocument({ version: "2.0", effectiveAt: daysFromNow(-1) }),
    makeLegalDocument({ version: "3.0", effectiveAt: daysFromNow(1) }),
    makeLegalDocument({ version: "4.0", effectiveAt: daysFromNow(9), status: "draft" }),
  );
  expect((await find("1.0"))?.document).toMatchObject({
    state: "earlier",
    bodyHtml: "<p>Antes</p>",
  });
  expect((await find("3.0"))?.document.state).toBe("upcoming");
  expect(await find("4.0")).toBeNull();
  expect(await find("9.9")).toBeNull();
});

test("legal document: its text is sanitized", async () => {
  directus.state.database.legal_documents.push(
    makeLegalDocument({ body: "<h2>Prazo</h2><script>alert(1)</script>" }),
  );
  expect((await find())?.document.bodyHtml).toBe('<h2 id="prazo">Prazo</h2>');
});

test("legal document: names the configured operator", async () => {
  directus.state.database.legal_documents.push(
    makeLegalDocument({ body: "<p>Mantido por {{operadora}}.</p>" }),
  );
  expect((await find())?.document.bodyHtml).toBe(
    "<p>Mantido por Ponte &amp; Filhas GmbH, Seestrasse 7, 8002 Zurique, contato@ponte.example.</p>",
  );
});

test("legal document: is null without a published version", async () => {
  directus.state.database.legal_documents.push(makeLegalDocument({ status: "draft" }));
  expect(await find()).toBeNull();
});

test("legal document: an outage throws, and is not a missing document", async () => {
  directus.state.outage = "failing";
  await expect(find()).rejects.toMatchObject({ name: "CmsError" });
});
