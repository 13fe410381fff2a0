import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isCmsAway } from "../../cms/client.ts";
import { ServiceError } from "../../errors.ts";
import type { MembershipService } from "../../modules/membership/membership.service.ts";
import { isSignedBody } from "../internal-key.ts";

export interface CmsChangedDeps {
  membership: MembershipService;
  internalKey: string;
  now: () => Date;
  /** Rooms that follow changes of other collections; they only write jobs. */
  listeners: readonly ((
    collection: string,
    keys: Change["keys"],
    action: string,
  ) => Promise<void>)[];
}

const changeShape = z.object({
  collection: z.string(),
  keys: z.array(z.union([z.string(), z.number()])).max(1_000),
  action: z.string(),
});
type Change = z.infer<typeof changeShape>;
const userIdsShape = z.array(z.guid());

/** `/internal/cms-changed`: Directus tells, signed, that items changed. */
export async function cmsChanged(app: FastifyInstance, deps: CmsChangedDeps): Promise<void> {
  const { membership, internalKey, now, listeners } = deps;

  // The signature covers the bytes as they were sent.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  app.post("/internal/cms-changed", { bodyLimit: 262_144 }, async (request, reply) => {
    const signature = request.headers["x-portal-signature"];
    const body = typeof request.body === "string" ? request.body : "";
    if (typeof signature !== "string" || !isSignedBody(signature, body, internalKey, now())) {
      throw new ServiceError("auth.invalid_signature");
    }
    const change = parseChange(body);
    if (change.collection === "directus_users") {
      const ids = userIdsShape.safeParse(change.keys);
      if (!ids.success) throw new ServiceError("validation_failed", { cause: ids.error });
      await membership.refresh(ids.data).catch((error: unknown) => {
        if (!isCmsAway(error)) throw error;
        throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
      });
    }
    for (const listen of listeners) {
      await listen(change.collection, change.keys, change.action);
    }
    return reply.code(204).send();
  });
}

function parseChange(body: string): Change {
  try {
    return changeShape.parse(JSON.parse(body));
  } catch (cause) {
    throw new ServiceError("validation_failed", { cause });
  }
}
