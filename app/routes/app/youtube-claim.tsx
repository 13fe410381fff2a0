import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsError } from "~/cms/cms.server";
import { ClaimPage } from "~/features/youtube-claim/claim-page";
import {
  proofStatus,
  readRefusedProof,
  sendProof,
} from "~/features/youtube-claim/claim-proof.server";
import { claimStatus, fileClaim, findLatestClaim } from "~/features/youtube-claim/claim.server";
import { requireForm } from "~/http/form";
import { to } from "~/i18n/paths";
import { youtubeClaim as words } from "~/i18n/pt-BR/youtube-claim";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, session }) => {
  const claim = await findLatestClaim(runtime.cms, session).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return undefined;
  });
  return { claim, refused: readRefusedProof(request) };
});

export const action = memberAction(async ({ request, session }) => {
  const form = await requireForm(request);
  if (form.get("intent") === "proof") {
    const answer = await sendProof(runtime.membership, session, form);
    if (answer.isSent) throw redirect(to("/app/membership/youtube"));
    return data(answer, { status: proofStatus(answer) });
  }
  const answer = await fileClaim(runtime.cms, session, form);
  if (answer.isFiled) throw redirect(to("/app/membership/youtube"));
  return data(answer, { status: claimStatus(answer) });
});

export default function YoutubeClaimRoute() {
  const { claim, refused } = useLoaderData<typeof loader>();
  return <ClaimPage claim={claim} answer={useAnswer<typeof action>() ?? refused} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
