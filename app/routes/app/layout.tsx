import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { GraceBanner } from "~/features/membership/grace-banner";
import { findGraceEnd } from "~/features/membership/membership.server";
import { formatDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { useRootData } from "~/root-data";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import type { ShellHandle } from "~/shell/handle";
import { Shell } from "~/shell/shell";

/** The frame around every member page. It guards itself only: each page has its own guard. */
export const loader = memberLoader(async ({ session: { member, accessToken } }) => {
  const graceEnd = member.isPaying ? await findGraceEnd(runtime.payments, accessToken) : null;
  return { member, graceEnd: graceEnd && formatDate(graceEnd) };
});

export default function AppLayout() {
  const { member, graceEnd } = useLoaderData<typeof loader>();
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
      map={{
        source: to("/app/cantons"),
        canSeeFigures: member.isPaying,
        pageCode: page?.params["cantonCode"],
      }}
    >
      <GraceBanner endDate={graceEnd} />
      <Outlet />
    </Shell>
  );
}
