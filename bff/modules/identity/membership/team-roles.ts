import { roleIds } from "../../../../contract/account/roles.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsUsers } from "../../../cms/cms-users.ts";
import type { MemberRoles } from "./member-roles.ts";

export type TeamRoles = {
  /**
   * True for editors and Directus administrators: they moderate and import in the portal. While Directus is
   * unavailable, its last known administrators count.
   */
  isOfTeam(role: string | null): Promise<boolean>;
};

type TeamRolesDeps = {
  cmsUsers: Pick<CmsUsers, "listAdminRoleIds">;
  memberRoles: MemberRoles;
  now: () => Date;
};

/** Directus creates the administrators' role with its own id, so the service has to look it up. */
const FRESH_MS = 60_000;

export function createTeamRoles({ cmsUsers, memberRoles, now }: TeamRolesDeps): TeamRoles {
  let known: { ids: readonly string[]; readAtMs: number } = { ids: [], readAtMs: -Infinity };

  async function listAdminRoleIds(): Promise<readonly string[]> {
    const nowMs = now().getTime();
    if (nowMs - known.readAtMs < FRESH_MS) return known.ids;
    try {
      known = { ids: await cmsUsers.listAdminRoleIds(), readAtMs: nowMs };
    } catch (error) {
      if (!isCmsUnavailable(error)) throw error;
    }
    return known.ids;
  }

  return {
    async isOfTeam(role) {
      if (role === roleIds.editor) return true;
      // Most sessions are members' and need no lookup.
      if (role === null || memberRoles.ids.includes(role)) return false;
      return (await listAdminRoleIds()).includes(role);
    },
  };
}
