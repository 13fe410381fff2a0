import { expect, test } from "vitest";
import { findLegalDocument } from "~/features/legal/legal.server";
import { makeLegalDocument } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const find = () => findLegalDocument(makeCms(), "terms-of-service");
const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("the version in force is the newest that has begun", async () => {
  directus.state.database.legal_documents.push(
    makeLegalDocument({ version: "1.0", effectiveAt: daysFromNow(-60) }),
    makeLegalDocument({ version: "2.0", effectiveAt: daysFromNow(-1) }),
    makeLegalDocument({ version: "3.0", effectiveAt: daysFromNow(1) }),
    makeLegalDocument({ version: "4.0", effectiveAt: daysFromNow(-1), status: "draft" }),
    makeLegalDocument({ version: "5.0", effectiveAt: daysFromNow(-1), slug: "privacy" }),
  );
  expect(await find()).toMatchObject({ slug: "terms-of-service", version: "2.0" });
});

test("its text is cleaned like every other", async () => {
  directus.state.database.legal_documents.push(
    makeLegalDocument({ body: "<h2>Prazo</h2><script>alert(1)</script>" }),
  );
  expect((await find())?.bodyHtml).toBe('<h2 id="prazo">Prazo</h2>');
});

test("without a published version there is none", async () => {
  directus.state.database.legal_documents.push(makeLegalDocument({ status: "draft" }));
  expect(await find()).toBeNull();
});

test("an outage is not the same as no document", async () => {
  directus.state.outage = "failing";
  await expect(find()).rejects.toMatchObject({ name: "CmsError" });
});
