import { randomUUID } from "node:crypto";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { CmsUnavailableError } from "../../../../bff/cms/client.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { bearer, startTestService } from "../service.ts";

export const ticketInput = {
  topic: "technical",
  subject: "A página abre em branco",
  message: "Quando clico no menu, a página abre em branco.",
};

/** The service with a Directus in memory, and a member's support requests. */
export async function startSupportDesk(parts: Parameters<typeof startTestService>[0] = {}) {
  let failing: "ticket_messages" | null = null;
  const cms = createCmsDouble((collection) => {
    if (collection === failing) throw new CmsUnavailableError("down");
    return {
      date_created: service.clock.now.toISOString(),
      ...(collection === "tickets" && { state: "open" }),
      ...(collection === "ticket_messages" && { isStaff: false }),
    };
  });
  const service = await startTestService({ cms: cms.client, ...parts });

  async function member(): Promise<{ user: User; token: string }> {
    const user = await service.createMember();
    return { user, token: (await service.login(user.email)).accessToken };
  }

  async function post(
    path: string,
    token: string,
    fields: Record<string, string>,
    files: File[] = [],
    key: string = randomUUID(),
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const file of files) form.append("files", file);
    const request = new Request("http://service/", { method: "POST", body: form });
    return service.app.inject({
      method: "POST",
      url: `/api/support/v1/${path}`,
      headers: {
        ...bearer(token),
        "content-type": request.headers.get("content-type") ?? "",
        "idempotency-key": key,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  return {
    service,
    cms,
    member,
    post,
    get: (path: string, token: string) =>
      service.app.inject({ url: `/api/support/v1/${path}`, headers: bearer(token) }),
    ticketOf: (number: number) => cms.rows("tickets").find((ticket) => ticket["number"] === number),
    /** Makes Directus fail for this collection; null ends the failure. */
    fail(collection: "ticket_messages" | null): void {
      failing = collection;
    },
  };
}

export type SupportDesk = Awaited<ReturnType<typeof startSupportDesk>>;
