import type { FastifyInstance } from "fastify";
import { findCmsChange } from "../../contract/api/cms-change.ts";
import type { Frequency } from "../../contract/notifications/email.ts";
import { SIGNATURE_HEADER } from "../../contract/shared/signature.ts";
import { ServiceError } from "../errors.ts";
import { isSignedBody } from "./internal-key.ts";

export type CmsChangedDeps = {
  internalKey: string;
  now: () => Date;
  listeners: readonly CmsChangeListener[];
};

/**
 * Called for every change in any collection. Slow work belongs in a job.
 * @param member the only Directus account that the items concern
 * @param frequencies with `publish`: the e-mail frequencies that are mailed at once
 * @param topic with `create` of a reply in the forum: its topic
 */
export type CmsChangeListener = (
  collection: string,
  keys: readonly string[],
  action: string,
  member?: string,
  frequencies?: readonly Frequency[],
  topic?: string,
) => Promise<void>;

/** `/internal/cms-changed`: a signed webhook of Directus about changed items. */
export async function cmsChanged(app: FastifyInstance, deps: CmsChangedDeps): Promise<void> {
  const { internalKey, now, listeners } = deps;

  // The signature covers the raw bytes.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  app.post("/internal/cms-changed", { bodyLimit: 262_144 }, async (request, reply) => {
    const signature = request.headers[SIGNATURE_HEADER];
    const body = typeof request.body === "string" ? request.body : "";
    if (typeof signature !== "string" || !isSignedBody(signature, body, internalKey, now())) {
      throw new ServiceError("auth.invalid_signature");
    }
    const change = findCmsChange(body);
    if (!change) throw new ServiceError("validation_failed");
    for (const listen of listeners) {
      await listen(
        change.collection,
        change.keys,
        change.action,
        change.member,
        change.frequencies,
        change.topic,
      );
    }
    return reply.code(204).send();
  });
}
