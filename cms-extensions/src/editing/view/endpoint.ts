import { defineEndpoint } from "@directus/extensions-sdk";
import { portalPages } from "../../../../contract/collections/portal-pages.ts";
import { CLASSES, findClassPath } from "./class-path.ts";
import { previewAddress } from "./preview-address.ts";
import type { Knex } from "knex";
import { isUuid } from "../../../../contract/shared/uuid.ts";

/** Texts without a page are shown in their report, even before publication. */
const reportTexts = ["eligibility_rules", "report_sentences"];
const NUMBER = /^\d{1,9}$/;

async function findAddress(database: Knex, collection: string, id: string): Promise<string | null> {
  const page = portalPages.get(collection);
  if (!(page?.isNumbered ? NUMBER.test(id) : isUuid(id))) return null;
  if (reportTexts.includes(collection)) {
    const row: { conditions: unknown } | undefined = await database(collection)
      .where({ id })
      .first("conditions");
    return row ? previewAddress(row.conditions) : null;
  }
  if (collection === CLASSES) return findClassPath(database, id);
  if (!page) return null;
  const row: Record<string, unknown> | undefined = await database(collection)
    .where(page.isAlways ? { id } : { id, status: "published" })
    .first(page.by);
  const path = row ? page.path(String(row[page.by])) : null;
  return path && `/pt-BR${path}`;
}

/** `GET /ver/{collection}/{id}` redirects editors from an item to its page in the portal. */
export default defineEndpoint({
  id: "ver",
  handler: (router, { database, env }) => {
    router.get("/:collection/:id", (request, response, next) => {
      const { collection, id } = request.params;
      const origin = env["PORTAL_ORIGIN"];
      if (typeof origin !== "string") return next();
      findAddress(database, collection, id)
        .then((address) =>
          address === null ? next() : response.redirect(302, new URL(address, origin).href),
        )
        .catch(next);
    });
  },
});
