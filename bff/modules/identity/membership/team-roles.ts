import { roleIds } from "../../../../contract/roles.ts";
import { isCmsAway } from "../../../cms/client.ts";
import type { CmsUsers } from "../../../cms/cms-users.ts";
import type { MemberRoles } from "./member-roles.ts";

export type TeamRoles = {
  /**
   * Whether who has this role moderates and imports in the portal: editors and administrators of Directus.
   * While Directus is away the administrators are those it named last.
   */
  isOfTeam(role: string | null): Promise<boolean>;
};

type TeamRolesDeps = {
  cmsUsers: Pick<CmsUsers, "listAdminRoleIds">;
  memberRoles: MemberRoles;
  now: () => Date;
};

/** Directus makes the role of its administrators itself: which one that is, only Directus can tell. */
const FRESH_MS = 60_000;

export function createTeamRoles({ cmsUsers, memberRoles, now }: TeamRolesDeps): TeamRoles {
  let known: { ids: readonly string[]; readAtMs: number } = { ids: [], readAtMs: -Infinity };

  async function listAdminRoleIds(): Promise<readonly string[]> {
    const nowMs = now().getTime();
    if (nowMs - known.readAtMs < FRESH_MS) return known.ids;
    try {
      known = { ids: await cmsUsers.listAdminRoleIds(), readAtMs: nowMs };
    } catch (error) {
      if (!isCmsAway(error)) throw error;
    }
    return known.ids;
  }

  return {
    async isOfTeam(role) {
      if (role === roleIds.editor) return true;
      // Nobody is asked about members, who are nearly all.
      if (role === null || memberRoles.ids.includes(role)) return false;
      return (await listAdminRoleIds()).includes(role);
    },
  };
}
