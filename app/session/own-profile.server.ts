import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AppError } from "~/http/app-error";
import { memberAction, memberLoader, type MemberArgs } from "./guards.server";
import type { Session } from "./sessions.server";

/** Pages below `profile/:directusUserId` that change something belong to that member alone. */
function requireOwn({ directusUserId }: { directusUserId?: string }, { member }: Session): void {
  if (directusUserId !== member.directusUserId) throw new AppError("forbidden").toResponse();
}

/** @throws a 403 when the address names somebody else */
export function ownProfileLoader<T>(
  work: (args: MemberArgs<LoaderFunctionArgs>) => Promise<T> | T,
) {
  return memberLoader((args) => {
    requireOwn(args.params, args.session);
    return work(args);
  });
}

/** @throws a 403 when the address names somebody else */
export function ownProfileAction<T>(
  work: (args: MemberArgs<ActionFunctionArgs>) => Promise<T> | T,
) {
  return memberAction((args) => {
    requireOwn(args.params, args.session);
    return work(args);
  });
}
