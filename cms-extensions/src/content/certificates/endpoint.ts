import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { roleIds } from "../../../../contract/account/roles";
import { findCertificate } from "./find-certificate";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * `POST /portal-certificates` with `{code}` returns a certificate to the app by its number. Certificates
 * cannot be listed or searched.
 */
export default defineEndpoint({
  id: "portal-certificates",
  handler(router, { database }) {
    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as EndpointRequest;
        if (accountability?.role !== roleIds.tierTeaser) throw new ForbiddenError();
        const { code } = (body ?? {}) as Record<string, unknown>;
        response.json({ data: { certificate: await findCertificate(database, code) } });
      };
      answer().catch(next);
    });
  },
});
