import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { ruleRefusal } from "../../shared/refusal.ts";
import { INVALID_NAME, isPersonName } from "../../../../contract/account/person.ts";
import { TEXT_TOO_LONG } from "../../../../contract/collections/input-limits.ts";
import { isNestedDeeperThan, MAX_JSON_DEPTH } from "../../../../contract/shared/json-depth.ts";
import { cleanTexts } from "../../../../contract/shared/visible-text.ts";
import { memberRolesOf } from "../../../access/member-roles";
import { createTtlCache } from "../../shared/short-memory";
import { isEditor, isOfTheTeam, isStaff } from "../../shared/staff";
import { mayAskSystem, mayUseTool, withoutAuthorship } from "./editor-walls";
import { createFormTalk, type Client } from "./form-talk";
import { tooLongField } from "./limits";

type Payload = Record<string, unknown>;
type Request = {
  accountability?: Accountability | null;
  body?: unknown;
  query?: { query?: unknown };
  path: string;
};
type Response = { status(code: number): { json(body: unknown): void } };
type Handle = (request: Request, response: Response, next: () => void) => void;
type App = {
  use(path: string, handle: Handle): void;
};

const refuse = (response: Response, status: number, error: object): void =>
  response.status(status).json({ errors: [error] });

/**
 * Cleans texts of all writers; editors cannot change authors or dates of rows. For everyone outside the
 * team it limits the size of writes, expensive tools, and the messages of forms.
 */
export default defineHook(({ filter, init }, { database, env }) => {
  for (const scope of ["items", "users", "files"]) {
    for (const event of ["create", "update"]) {
      filter<Payload>(`${scope}.${event}`, (typed, meta, { accountability }) => {
        // File uploads and shared forms bring texts without the requests below.
        const cleaned = cleanTexts(typed);
        const isOfEditor = event === "update" && isEditor(accountability);
        const payload = isOfEditor ? withoutAuthorship(cleaned) : cleaned;
        if (!accountability || isStaff(accountability)) return payload;
        const field = tooLongField(String(meta["collection"]), payload);
        if (field) throw ruleRefusal(TEXT_TOO_LONG);
        const { displayName } = payload;
        if (scope === "users" && typeof displayName === "string" && displayName !== "") {
          if (!isPersonName(displayName)) throw ruleRefusal(INVALID_NAME);
        }
        return payload;
      });
    }
  }

  const judgeTalk = createFormTalk({
    adminOrigin: URL.parse(String(env["PUBLIC_URL"]))?.origin ?? null,
    isOfTheTeam: createTtlCache((id) => isOfTheTeam(database, id, memberRolesOf(env)), {
      ttlMs: 5_000,
      limit: 100,
      now: Date.now,
    }),
  });
  filter<{ type?: unknown }>("websocket.message", async (message, { client }) => {
    await judgeTalk(message, client as Client);
    return message;
  });

  init("routes.before", (meta) => {
    const { app } = meta as unknown as { app: App };
    const forbid = (response: Response): void => {
      const message = "You don't have permission to access this.";
      refuse(response, 403, { message, extensions: { code: "FORBIDDEN" } });
    };
    app.use("/utils", ({ accountability, path }, response, next) =>
      mayUseTool(path, accountability) ? next() : forbid(response),
    );
    app.use("/graphql/system", ({ accountability, body, query }, response, next) =>
      mayAskSystem([body, query], accountability) ? next() : forbid(response),
    );
    // Comments on rows are for editors only; no page of the portal needs them.
    app.use("/comments", ({ accountability }, response, next) =>
      isStaff(accountability) ? next() : forbid(response),
    );
    app.use("/", (request, response, next) => {
      if (isNestedDeeperThan(request.body, MAX_JSON_DEPTH)) {
        const message = "The body is nested too deeply.";
        return refuse(response, 400, { message, extensions: { code: "INVALID_PAYLOAD" } });
      }
      request.body = cleanTexts(request.body);
      next();
    });
  });
});
