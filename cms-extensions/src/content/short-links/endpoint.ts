import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { roleIds } from "../../../../contract/account/roles";
import { memberRolesOf } from "../../../access/member-roles";
import { getOrCreateCode, openLink } from "./links";

type EndpointRequest = { accountability?: Accountability; body: unknown };

const valueOf = (request: EndpointRequest, name: string) =>
  ((request.body ?? {}) as Record<string, unknown>)[name];

/**
 * Short links of the portal. `POST /portal-links` with `{kind, slug}` returns the code of an item to a
 * member. `POST /portal-links/open` with `{code}` returns the target to the app and counts the opening.
 */
export default defineEndpoint({
  id: "portal-links",
  handler(router, { services, database, getSchema, env }) {
    const memberRoles: readonly string[] = Object.values(memberRolesOf(env));

    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability } = request as EndpointRequest;
        if (!memberRoles.includes(accountability?.role ?? "")) throw new ForbiddenError();
        const links = new services.ItemsService("short_links", {
          schema: await getSchema(),
          knex: database,
        });
        const insert = (link: object) => links.createOne(link);
        const code = await getOrCreateCode(database, insert, {
          kind: valueOf(request, "kind"),
          slug: valueOf(request, "slug"),
        });
        response.json({ data: { code } });
      };
      answer().catch(next);
    });

    router.post("/open", (request, response, next) => {
      const answer = async () => {
        const { accountability } = request as EndpointRequest;
        if (accountability?.role !== roleIds.tierTeaser) throw new ForbiddenError();
        const targetPath = await openLink(database, valueOf(request, "code"), new Date());
        response.json({ data: { targetPath } });
      };
      answer().catch(next);
    });
  },
});
