import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability, Query } from "@directus/types";
import { collectionOf } from "../../../contract/collections/all-collections.ts";
import {
  isPreviewedKind,
  isVersionKey,
  MAIN_VERSION,
  PREVIEW_HOURS,
  previewPath,
  type Preview,
} from "../../../contract/preview.ts";
import { roleIds } from "../../../contract/roles.ts";
import { isUuid } from "../../../contract/uuid.ts";
import { memberRolesOf } from "../../access/member-roles";
import { computedFromBody } from "../content-hook/guards";
import { isStaff } from "../staff";
import { signPreview, verifyPreview } from "./preview-token";

type Asked = { accountability?: Accountability; body: unknown };
type Row = Record<string, unknown>;

const editorRights = (user: string) =>
  ({
    user,
    role: roleIds.editor,
    roles: [roleIds.editor],
    admin: false,
    app: true,
    ip: null,
  }) satisfies Accountability;

/**
 * `GET /previa/{collection}/{id}` leads whoever may sign in here to the portal's preview of an item, by a
 * signed link that runs out. `POST /previa` with `{token, fields, deep}` gives the app what the link shows,
 * read with the rights of an editor while its editor is one of the team.
 */
export default defineEndpoint({
  id: "previa",
  handler: (router, { database, env, services, getSchema }) => {
    const key = String(env["SECRET"]);
    const members: readonly string[] = Object.values(memberRolesOf(env));

    const isOfTheTeam = async (id: string) => {
      const user = await database("directus_users").where({ id, status: "active" }).first("role");
      return typeof user?.role === "string" && !members.includes(user.role);
    };

    const read = async ({ kind, item, version, editor }: Preview, query: Query): Promise<Row> => {
      if (!(await isOfTheTeam(editor))) throw new ForbiddenError();
      const accountability = editorRights(editor);
      const items = new services.ItemsService(kind, { schema: await getSchema(), accountability });
      return items.readOne(item, { ...query, version });
    };

    router.get("/:collection/:id", (request, response, next) => {
      const { collection, id } = request.params;
      const { accountability } = request as unknown as Asked;
      const origin = env["PORTAL_ORIGIN"];
      const { version: asked } = request.query;
      const version = typeof asked === "string" && asked !== "" ? asked : MAIN_VERSION;
      const editor = accountability?.user;
      if (!isPreviewedKind(collection) || !isUuid(id) || !isVersionKey(version)) return next();
      if (typeof origin !== "string") return next();
      if (!editor || !isStaff(accountability)) return next(new ForbiddenError());
      const until = Math.floor(Date.now() / 1000) + PREVIEW_HOURS * 3_600;
      const token = signPreview(key, { kind: collection, item: id, version, editor, until });
      response.set("Cache-Control", "no-store");
      response.redirect(302, new URL(previewPath(token), origin).href);
    });

    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as Asked;
        if (accountability?.role !== roleIds.tierTeaser) throw new ForbiddenError();
        const { token, fields, deep } = (body ?? {}) as Row;
        const preview = verifyPreview(key, token, Date.now());
        if (!preview) throw new ForbiddenError();
        const row = await read(preview, { fields, deep } as Query);
        // A film has captions in place of a text.
        const told = collectionOf(preview.kind)?.reading?.isFilm ? [] : ["body"];
        const { access, body: text } = await read(preview, { fields: ["access", ...told] });
        // As it would read if it were published now: Directus computes nothing of a change kept aside.
        const published = {
          publishedAt: row["publishedAt"] ?? new Date().toISOString(),
          ...computedFromBody({ body: text }, preview.kind),
        };
        const shown = Object.entries(published).filter(([name]) => name in row);
        response.json({ data: { access, rows: [{ ...row, ...Object.fromEntries(shown) }] } });
      };
      answer().catch(next);
    });
  },
});
