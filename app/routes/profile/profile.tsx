import { useLoaderData } from "@remix-run/react";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { readAnswer } from "~/features/account/connections/connection";
import { MemberActions } from "~/features/account/connections/member-actions";
import { MemberPosts } from "~/features/forum/list/member-posts";
import { listMemberPosts } from "~/features/forum/list/member-posts.server";
import { ProfilePreview, PublicProfilePage } from "~/features/account/profile/public-profile-page";
import { requirePublicProfile } from "~/features/account/profile/public-profile.server";
import { pageMeta } from "~/page/page-meta";
import { memberLoader } from "~/guards/guards.server";
import { simplifiedFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...simplifiedFrame,
  keeping: {
    query: ["as"],
    // The member's own profile shares these values with the frame, which declares holes for them.
    holes: { "profile.directusUserId": "id", "profile.name": "text", "profile.avatar": "id" },
    isOfFew: true,
  },
};

export const loader = memberLoader(async ({ params, request, cms, member, service }) => {
  const directusUserId = params["directusUserId"] ?? "";
  const isOwn = directusUserId === member.directusUserId;
  const search = new URL(request.url).searchParams;
  const asMember = isOwn && search.get("as") === "member";
  const requested = { directusUserId, asMember };
  const profile = await requirePublicProfile({ ...service, cms, member }, request, requested);
  const posts = profile.isBlocked
    ? null
    : await nullWhenUnavailable(listMemberPosts(cms, profile.directusUserId, new Date()), request);
  return { profile, isPreview: asMember, posts, answer: readAnswer(search) };
});

export default function ProfileRoute() {
  const { profile, isPreview, posts, answer } = useLoaderData<typeof loader>();
  const written = !profile.isBlocked && <MemberPosts posts={posts} isOwn={profile.isOwn} />;
  if (isPreview) return <ProfilePreview profile={profile} posts={written} />;
  const actions = <MemberActions member={profile} answer={answer} />;
  return <PublicProfilePage profile={profile} actions={actions} posts={written} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.profile.name }));
