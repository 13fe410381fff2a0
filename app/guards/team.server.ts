import { redirect } from "@remix-run/node";
import { notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import type { BoundToMember } from "./bound.server";

/**
 * For pages of the team, which are hidden from members.
 * @throws 404 for members; for team members without a second factor, the redirect to it
 */
export function requireTeam(
  { member, isTeam, isTeamLocked }: Pick<BoundToMember, "member" | "isTeam" | "isTeamLocked">,
  request: Request,
): void {
  if (isTeamLocked) throw redirect(to(`/app/profile/${member.directusUserId}/account`));
  if (!isTeam) throw notFound(request);
}
