import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CantonPage } from "~/features/cantons/canton-page";
import { findCanton } from "~/features/cantons/canton-page.server";
import { LockedPage } from "~/features/error-page/locked-page";
import { AppError, notFound } from "~/http/app-error";
import { cantons } from "~/i18n/pt-BR/cantons";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";
import { appFrame } from "~/shell/handle";

const t = translator("cantons", cantons);
const CODE = /^[A-Z]{2}$/;
const LOCKED = 402;

export const handle = appFrame;

export const loader = memberLoader(async ({ params, request, session }) => {
  const asked = params["cantonCode"] ?? "";
  const code = asked.toUpperCase();
  if (!CODE.test(code)) throw notFound(request);
  if (asked !== code) throw redirect(to(`/app/cantons/${code}`));
  const answer = await findCanton({ cms: runtime.cms, tier: session.tier }, code).catch(
    AppError.throwCmsUnavailable,
  );
  if (!answer) throw notFound(request);
  const { isPaying } = session.member;
  return data({ answer, isPaying }, { status: answer.kind === "locked" ? LOCKED : 200 });
});

export default function CantonRoute() {
  const { answer, isPaying } = useLoaderData<typeof loader>();
  if (answer.kind === "open") return <CantonPage canton={answer.canton} isPaying={isPaying} />;
  return (
    <LockedPage
      title={answer.name}
      points={[t("locked.figures"), t("locked.all"), t("locked.news")]}
      sample={
        answer.sample && {
          to: `/app/cantons/${answer.sample.code}`,
          label: t("locked.sample", { name: answer.sample.name }),
        }
      }
    />
  );
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const answer = loaded?.answer;
  return { title: answer?.kind === "open" ? answer.canton.name : answer?.name };
});
