import { defineEndpoint } from "@directus/extensions-sdk";
import { isContentKind, itemPathOf } from "../../../contract/content-kinds.ts";
import { previewAddress } from "./preview-address.ts";

/** What is no page of its own is shown in the report it is part of, also before it is published. */
const reportTexts = ["eligibility_rules", "report_sentences"];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `GET /ver/{collection}/{id}` leads editors from an item to its page in the portal. */
export default defineEndpoint({
  id: "ver",
  handler: (router, { database, env }) => {
    router.get("/:collection/:id", (request, response, next) => {
      const { collection, id } = request.params;
      const origin = env["PORTAL_ORIGIN"];
      if (!reportTexts.includes(collection) || !UUID.test(id) || typeof origin !== "string") {
        return next();
      }
      database(collection)
        .where({ id })
        .first("conditions")
        .then((row: { conditions: unknown } | undefined) =>
          row
            ? response.redirect(302, new URL(previewAddress(row.conditions), origin).href)
            : next(),
        )
        .catch(next);
    });

    router.get("/:collection/:id", (request, response, next) => {
      const { collection, id } = request.params;
      const origin = env["PORTAL_ORIGIN"];
      if (!isContentKind(collection) || !UUID.test(id) || typeof origin !== "string") return next();
      database(collection)
        .where({ id, status: "published" })
        .first("slug")
        .then((row: { slug: string } | undefined) => {
          const path = row && itemPathOf(collection, row.slug);
          return path ? response.redirect(302, new URL(`/pt-BR${path}`, origin).href) : next();
        })
        .catch(next);
    });
  },
});
