import { ForbiddenError } from "@directus/errors";
import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { Refusal } from "../content-hook/refusal";
import { isStaff } from "../staff";
import { tooLongField } from "./limits";

type Payload = Record<string, unknown>;
type Request = { accountability?: Accountability | null };
type Response = { status(code: number): { json(body: unknown): void } };
type App = {
  use(path: string, handle: (request: Request, response: Response, next: () => void) => void): void;
};

/** Walls for whoever is not of the team: the size of what they write, tools that cost work, the talk of forms. */
export default defineHook(({ filter, init }) => {
  for (const scope of ["items", "users", "files"]) {
    for (const event of ["create", "update"]) {
      filter<Payload>(`${scope}.${event}`, (payload, meta, { accountability }) => {
        if (!accountability || isStaff(accountability)) return payload;
        const field = tooLongField(String(meta["collection"]), payload);
        if (field) throw new Refusal({ field, reason: `O texto de “${field}” é longo demais.` });
        return payload;
      });
    }
  }

  // Forms that several editors have open talk to each other this way; whatever else is asked has its own doors.
  filter<{ type?: unknown }>("websocket.message", (message, { client }) => {
    const { accountability } = client as { accountability: Accountability | null };
    const isOfForms = ["collab", "ping", "pong"].includes(String(message.type));
    if (!isOfForms || !isStaff(accountability)) throw new ForbiddenError();
    return message;
  });

  // Hashing on request costs a core; nothing of the portal needs these tools.
  init("routes.before", (meta) => {
    const { app } = meta as unknown as { app: App };
    app.use("/utils", ({ accountability }, response, next) => {
      if (isStaff(accountability)) return next();
      const message = "You don't have permission to access this.";
      const errors = [{ message, extensions: { code: "FORBIDDEN" } }];
      response.status(403).json({ errors });
    });
  });
});
