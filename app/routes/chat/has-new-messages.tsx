import { memberLoader } from "~/guards/guards.server";

const headers = { "Cache-Control": "no-store" };

/** Whether some conversation has something new, for pages that are not told at once. */
export const loader = memberLoader(async ({ service }) => {
  const result = await service.chat.hasNewMessages();
  return result.isError
    ? Response.json(null, { status: 503, headers })
    : Response.json(result.data, { headers });
});
