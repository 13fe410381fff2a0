import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { AppError } from "~/http/app-error";
import { runtime } from "~/runtime.server";
import { memberLoader } from "~/session/guards.server";

/** The cantons for the map panel, asked for where it is visible. */
export const loader = memberLoader(async ({ session }) => {
  const cantons = await listCantonSummaries(runtime.cms, session.tier).catch(
    AppError.throwCmsUnavailable,
  );
  return Response.json({ cantons }, { headers: { "Cache-Control": "private, no-store" } });
});
