import type { FastifyInstance } from "fastify";
import { memberCount } from "../../../contract/api/users-v1.ts";
import { answers } from "../../http/shapes.ts";
import type { AnswerTypes } from "../../http/shapes.ts";
import { ServiceError } from "../../errors.ts";
import type { UsersService } from "./users/users.service.ts";
import { isSameSecret } from "../../http/internal-key.ts";

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
    const key = request.headers["x-portal-internal"];
    if (typeof key !== "string" || !isSameSecret(key, deps.internalKey)) {
      throw new ServiceError("auth.invalid_signature");
    }
    return { count: await deps.users.countMembers() };
  });
}
