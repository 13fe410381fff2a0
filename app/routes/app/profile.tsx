import { useLoaderData } from "@remix-run/react";
import { PublicProfilePage } from "~/features/profile/public-profile-page";
import { requirePublicProfile } from "~/features/profile/public-profile.server";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ params, request, session }) => ({
  profile: await requirePublicProfile(runtime, session, request, params["directusUserId"] ?? ""),
}));

export default function ProfileRoute() {
  return <PublicProfilePage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.profile.name }));
