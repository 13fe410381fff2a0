import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { saveRead } from "~/features/forum/topic/topic-actions.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { readAct } from "~/forms/read-act.server";

const input = z.object({
  topic: z.uuid(),
  number: z.coerce.number().int().min(0).max(1_000_000),
});

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

export const action = memberAction(async ({ request, own }) => {
  const values = readAct(input, await requireForm(request));
  if (!values) return new Response(null, { status: 400 });
  const { topic, number } = values;
  const isSaved = await saveRead(own, topic, number).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return false;
    },
  );
  return new Response(null, { status: isSaved ? 204 : 503 });
});
