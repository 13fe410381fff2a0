import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { useRootData } from "~/root-data";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import type { ShellHandle } from "~/shell/handle";
import { Shell } from "~/shell/shell";

/** The frame around every member page. It guards itself only: each page has its own guard. */
export const loader = memberLoader(async ({ session }) => ({
  member: session.member,
  cantons: await listCantonSummaries(runtime.cms, session.tier).catch(() => []),
}));

export default function AppLayout() {
  const { member, cantons } = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme ?? "auto";
  const matches = useMatches();
  const page = matches.at(-1);
  const handle = page?.handle as ShellHandle | undefined;
  const frame = handle?.frame(page?.pathname ?? "") ?? { mode: "app" };
  return (
    <Shell
      {...frame}
      member={member}
      theme={theme}
      map={{ cantons, canSeeFigures: member.isPaying }}
    >
      <Outlet />
    </Shell>
  );
}
