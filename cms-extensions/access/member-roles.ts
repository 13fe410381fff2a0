import { roleIds } from "../../contract/account/roles.ts";

export type MemberRoles = { free: string; paying: string; youtube: string };

/** @param env may set `PAYING_USER_ROLE_ID` and `YOUTUBE_MEMBER_ROLE_ID`; default: the model's own ids */
export function memberRolesOf(env: Readonly<Record<string, unknown>>): MemberRoles {
  const idOf = (name: string, standard: string) => {
    const id = env[name];
    return typeof id === "string" && id !== "" ? id : standard;
  };
  return {
    free: roleIds.member,
    paying: idOf("PAYING_USER_ROLE_ID", roleIds.payingUser),
    youtube: idOf("YOUTUBE_MEMBER_ROLE_ID", roleIds.youtubeMember),
  };
}
