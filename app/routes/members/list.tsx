import { useLoaderData } from "@remix-run/react";
import { readMemberFilter } from "~/features/members/member-filter";
import { MembersPage } from "~/features/members/members-page";
import { findMembers, findOwnListing } from "~/features/members/members.server";
import { memberLoader } from "~/guards/guards.server";
import { members as words } from "~/features/members/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, member, cms, own, service }) => {
  const filter = readMemberFilter(new URL(request.url).searchParams);
  const [list, isListed] = await Promise.all([
    findMembers({ cms, service }, filter),
    findOwnListing(own),
  ]);
  return { filter, list, isListed, directusUserId: member.directusUserId };
});

export default function MembersRoute() {
  return <MembersPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
