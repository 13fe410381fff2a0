import { memberLoader } from "~/guards/guards.server";

const headers = { "Cache-Control": "no-store" };

export const loader = memberLoader(async ({ service }) => {
  const result = await service.chat.hasNewMessages();
  return result.isError
    ? Response.json(null, { status: 503, headers })
    : Response.json(result.data, { headers });
});
