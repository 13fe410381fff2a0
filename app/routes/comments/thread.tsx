import { CmsError } from "~/cms/cms.server";
import { answerComment, answerStatus } from "~/features/comments/thread/comment-writes.server";
import { findPlace, readThreadQuery } from "~/features/comments/thread/thread-query.server";
import { findThread, listAllReplies, listArrived } from "~/features/comments/thread/thread.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";

const NO_STORE = { "Cache-Control": "no-store" };

export const loader = memberLoader(async ({ request, cms, own, service, isTeam }) => {
  const params = new URL(request.url).searchParams;
  const place = findPlace(Object.fromEntries(params));
  if (!place) return Response.json(null, { status: 404, headers: NO_STORE });
  const reader = { cms, own, service, isTeam, now: new Date() };
  const query = readThreadQuery(params, place.targetType);
  try {
    const found = await (query.since !== null
      ? listArrived(reader, place, query.since)
      : query.replies
        ? listAllReplies(reader, place, query.replies)
        : findThread(reader, place, query));
    return Response.json(found, { status: found ? 200 : 404, headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return Response.json(null, { status: 503, headers: NO_STORE });
  }
});

export const action = memberAction(async ({ request, cms, own, service, isTeam }) => {
  const form = await requireForm(request);
  const answer = await answerComment({ cms, own, service, isTeam, now: new Date() }, form);
  const status = answer.code === null ? 200 : answerStatus(answer.code);
  return Response.json(answer, { status, headers: NO_STORE });
});
