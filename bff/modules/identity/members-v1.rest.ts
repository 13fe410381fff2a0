import type { FastifyInstance } from "fastify";
import { memberCount } from "../../../contract/api/users-v1.ts";
import { answers } from "../../http/shapes.ts";
import type { AnswerTypes } from "../../http/shapes.ts";
import type { UsersService } from "./users/users.service.ts";
import { requireInternalKey } from "../../http/internal-key.ts";

export type MembersV1Deps = {
  users: UsersService;
  internalKey: string;
};

/**
 * `GET /api/members/v1/count`: number of members, for the app only (`x-portal-internal`). The app decides
 * from which number on it shows the count. 200 `{count}` · 401.
 */
export async function membersV1(app: FastifyInstance, deps: MembersV1Deps): Promise<void> {
  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/count", { schema: answers(memberCount) }, async (request) => {
    requireInternalKey(request, deps.internalKey);
    return { count: await deps.users.countMembers() };
  });
}
