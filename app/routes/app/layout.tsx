import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { useRootData } from "~/root-data";
import { memberLoader } from "~/session/guards.server";
import type { ShellHandle } from "~/shell/handle";
import { Shell } from "~/shell/shell";

/** The frame around every member page. It guards itself only: each page has its own guard. */
export const loader = memberLoader(({ session }) => ({ member: session.member }));

export default function AppLayout() {
  const { member } = useLoaderData<typeof loader>();
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
      map={{ source: to("/app/cantons"), canSeeFigures: member.isPaying }}
    >
      <Outlet />
    </Shell>
  );
}
