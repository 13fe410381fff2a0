import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsError } from "~/cms/cms.server";
import { ClaimPage } from "~/features/membership/youtube-claim/claim-page";
import {
  fileClaim,
  findLatestClaim,
  proofStatus,
  readRefusedProof,
  sendProof,
} from "~/features/membership/youtube-claim/claim.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { to } from "~/i18n/paths";
import { youtubeClaim as words } from "~/features/membership/youtube-claim/words";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { runtime } from "~/guards/runtime.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, own }) => {
  const claim = await findLatestClaim(own).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return undefined;
  });
  const channelUrl = runtime.youtubeChannelUrl;
  return { claim, refused: readRefusedProof(request), channelUrl };
});

export const action = memberAction(async ({ request, own, service }) => {
  const form = await requireForm(request);
  if (form.get("intent") === "proof") {
    const answer = await sendProof(service.membership, form);
    if (answer.isSent) throw redirect(to("/app/membership/youtube"));
    return data(answer, { status: proofStatus(answer) });
  }
  const answer = await fileClaim(own, form);
  if (answer.isDone) throw redirect(to("/app/membership/youtube"));
  return data(answer, { status: answerStatus(answer) });
});

export default function YoutubeClaimRoute() {
  const { refused, ...page } = useLoaderData<typeof loader>();
  return <ClaimPage {...page} answer={useAnswer<typeof action>() ?? refused} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
