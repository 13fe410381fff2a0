import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AppError } from "~/http/app-error";
import { visitorOf } from "~/http/visitor";
import { memberAction, memberLoader, type MemberArgs } from "~/guards/guards.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Pages below `profile/:directusUserId` that change data are open to that member only. */
function requireOwn({ params, request, member, service }: MemberArgs<Args>): void {
  if (params["directusUserId"] === member.directusUserId) return;
  // Not awaited: an unavailable service must not delay the refusal.
  void service.security.noteRefusedPage(visitorOf(request));
  throw new AppError("forbidden").toResponse();
}

/** @throws a 403 when the address names another member */
export function ownProfileLoader<T>(
  work: (args: MemberArgs<LoaderFunctionArgs>) => Promise<T> | T,
) {
  return memberLoader((args) => {
    requireOwn(args);
    return work(args);
  });
}

/** @throws a 403 when the address names another member */
export function ownProfileAction<T>(
  work: (args: MemberArgs<ActionFunctionArgs>) => Promise<T> | T,
) {
  return memberAction((args) => {
    requireOwn(args);
    return work(args);
  });
}
