import { z } from "zod";
import { CmsError } from "~/cms/cms.server";
import { keepRead } from "~/features/forum/topic-actions.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";

const input = z.object({
  topic: z.uuid(),
  number: z.coerce.number().int().min(0).max(1_000_000),
});

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

/** The member saw a topic up to a reply. */
export const action = memberAction(async ({ request, own }) => {
  const parsed = input.safeParse(Object.fromEntries(await requireForm(request)));
  if (!parsed.success) return new Response(null, { status: 400 });
  const { topic, number } = parsed.data;
  const isKept = await keepRead(own, topic, number).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return false;
    },
  );
  return new Response(null, { status: isKept ? 204 : 503 });
});
