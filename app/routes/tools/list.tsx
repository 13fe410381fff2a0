import { useLoaderData } from "@remix-run/react";
import { ToolsPage } from "~/features/tools/tools-page";
import { memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { areaTitle } from "~/shell/areas";
import { simplifiedFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = { ...simplifiedFrame, keeping: {} };

export const loader = memberLoader(({ member, isTeam }) => ({
  isPaying: member.isPaying,
  isTeam,
}));

export default function ToolsRoute() {
  return <ToolsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: areaTitle("tools") }));
