import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { findMember } from "../comments/requester";
import { listOwnAds, prepareAd, requireWithdrawable } from "./ad-rules";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * Employers' ads of members: `POST /portal-job-ads` sends one, `/portal-job-ads/own` lists the member's
 * own, `/portal-job-ads/withdraw` with `{id}` takes one back. An endpoint and no permission: with a right
 * to read own rows of `jobs`, members could filter all ads by author and by the counted details.
 */
export default defineEndpoint({
  id: "portal-job-ads",
  handler(router, { services, database, getSchema }) {
    const requireMember = (request: unknown): string => {
      const member = findMember((request as EndpointRequest).accountability);
      if (!member) throw new ForbiddenError();
      return member;
    };
    const bodyOf = (request: unknown) =>
      ((request as EndpointRequest).body ?? {}) as Record<string, unknown>;

    router.post("/", (request, response, next) => {
      const answer = async () => {
        const member = requireMember(request);
        const schema = await getSchema();
        await database.transaction(async (knex) => {
          const author = { database: knex, member, now: new Date() };
          const row = await prepareAd(bodyOf(request), author);
          if (row) await new services.ItemsService("jobs", { schema, knex }).createOne(row);
        });
        response.json({ data: { isDone: true } });
      };
      answer().catch(next);
    });

    router.post("/own", (request, response, next) => {
      const answer = async () => {
        const ads = await listOwnAds({ database, member: requireMember(request) });
        response.json({ data: { ads } });
      };
      answer().catch(next);
    });

    router.post("/withdraw", (request, response, next) => {
      const answer = async () => {
        const member = requireMember(request);
        const id = await requireWithdrawable(bodyOf(request)["id"], { database, member });
        const jobs = new services.ItemsService("jobs", {
          schema: await getSchema(),
          knex: database,
        });
        await jobs.updateOne(id, { status: "archived" });
        response.json({ data: { isDone: true } });
      };
      answer().catch(next);
    });
  },
});
