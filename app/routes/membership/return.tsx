import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findAccess, findReturnState } from "~/features/membership/membership.server";
import { ReturnPage } from "~/features/membership/return-page";
import { findWayBack } from "~/features/membership/way-back.server";
import { membership as words } from "~/features/membership/words";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { everySource } from "~/shell/kind-sources.server";

export const handle = simplifiedFrame;

/** Return from the payment provider's pages. Changes nothing, whatever the address says. */
export const loader = memberLoader(async ({ request, member, cms, service }) => {
  const query = new URL(request.url).searchParams;
  const account = `/app/profile/${member.directusUserId}/account` as const;
  const from = query.get("from");
  if (query.has("portal")) throw redirect(to(from === "account" ? account : "/app/membership"));
  const [state, back, access] = await Promise.all([
    findReturnState(service.payments, query.get("checkout")),
    findWayBack(request, cms, everySource),
    findAccess(service.payments),
  ]);
  return { state, back, access, isSignup: from === "signup" };
});

export default function MembershipReturnRoute() {
  return <ReturnPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
