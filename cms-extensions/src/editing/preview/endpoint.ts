import { randomUUID } from "node:crypto";
import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability, SchemaOverview } from "@directus/types";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import {
  accessOf,
  accessPathsOf,
  isPreviewedKind,
  isVersionKey,
  MAIN_VERSION,
  PREVIEW_HOURS,
  previewedPathsOf,
  previewPath,
  type Preview,
  type PreviewedKind,
} from "../../../../contract/content/preview.ts";
import { listQuestions, openQuestions } from "../../../../contract/content/quiz.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { memberRolesOf } from "../../../access/member-roles";
import { computedFromBody } from "../../content/publishing/guards";
import { editorRights } from "../../shared/editor-rights";
import { isOfTheTeam, isStaff } from "../../shared/staff";
import { signPreview, verifyPreview } from "./preview-token";

type EndpointRequest = { accountability?: Accountability; body: unknown };
type Row = Record<string, unknown>;

/** Questions of a class with their correct answers, which no page shows. */
const SUBMITTED = "questions";

/** Source fields of computed ones: a film has captions instead of a text, a course has classes. */
function sourcesOf(kind: PreviewedKind): string[] {
  if (kind === "course_classes") return [SUBMITTED];
  return collectionOf(kind)?.reading?.computes ? ["body"] : [];
}

/** New rows in a version have no ids yet. */
function withIds(row: Row): Row {
  const named = (each: unknown) => withIds({ ...(each as Row) });
  const children = Object.entries(row).flatMap(([name, value]) =>
    ["modules", "classes"].includes(name) && Array.isArray(value)
      ? [[name, value.map(named)] as const]
      : [],
  );
  const id = "id" in row ? { id: row["id"] ?? randomUUID() } : {};
  return { ...row, ...id, ...Object.fromEntries(children) };
}

function isOfTheItem(
  kind: PreviewedKind,
  fields: readonly string[],
  relations: SchemaOverview["relations"],
): boolean {
  const further = [...previewedPathsOf(kind), ...accessPathsOf(kind)];
  const toPeople = new Set(
    relations
      .filter(({ related_collection: to }) => to === "directus_users")
      .map(({ field }) => field),
  );
  return fields.every(
    (path) => (/^\w+$/.test(path) && !toPeople.has(path)) || further.includes(path),
  );
}

function onceAtATime<Question extends unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
) {
  const running = new Map<string, Promise<Answer>>();
  return (...question: Question): Promise<Answer> => {
    const name = JSON.stringify(question);
    const known = running.get(name);
    if (known) return known;
    const answer = ask(...question).finally(() => running.delete(name));
    running.set(name, answer);
    return answer;
  };
}

/**
 * `GET /previa/{collection}/{id}` redirects team members to the portal's preview of an item, with a signed
 * link that expires. `POST /previa` with `{token, fields}` returns the link's content to the app. It is
 * read with an editor's rights as long as the link's editor belongs to the team.
 */
export default defineEndpoint({
  id: "previa",
  handler: (router, { database, env, services, getSchema }) => {
    const key = String(env["SECRET"]);
    const memberRoles = memberRolesOf(env);

    const read = async (
      { kind, item, version, editor }: Preview,
      fields: string[],
    ): Promise<Row> => {
      const schema = await getSchema();
      if (!(await isOfTheTeam(database, editor, memberRoles))) throw new ForbiddenError();
      if (!isOfTheItem(kind, fields, schema.relations)) throw new ForbiddenError();
      const items = new services.ItemsService(kind, {
        schema,
        accountability: { ...editorRights, user: editor, ip: null } satisfies Accountability,
      });
      return items.readOne(item, { fields, version });
    };
    // Directus shows a version by writing its row and rolling back: parallel requests wait.
    const readOnce = onceAtATime(read);

    router.get("/:collection/:id", (request, response, next) => {
      const { collection, id } = request.params;
      const { accountability } = request as EndpointRequest;
      const origin = env["PORTAL_ORIGIN"];
      const { version: query } = request.query;
      const version = typeof query === "string" && query !== "" ? query : MAIN_VERSION;
      const editor = accountability?.user;
      if (!isPreviewedKind(collection) || !isUuid(id) || !isVersionKey(version)) return next();
      if (typeof origin !== "string") return next();
      const lead = async () => {
        if (!editor || !isStaff(accountability)) throw new ForbiddenError();
        // Users without read access get no link.
        const options = { schema: await getSchema(), accountability: accountability ?? null };
        await new services.ItemsService(collection, options).readOne(id, { fields: ["id"] });
        const until = Math.floor(Date.now() / 1000) + PREVIEW_HOURS * 3_600;
        const token = signPreview(key, { kind: collection, item: id, version, editor, until });
        response.set("Cache-Control", "no-store");
        response.redirect(302, new URL(previewPath(token), origin).href);
      };
      lead().catch(next);
    });

    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as EndpointRequest;
        if (accountability?.role !== roleIds.tierTeaser) throw new ForbiddenError();
        const { token, fields } = (body ?? {}) as Row;
        const preview = verifyPreview(key, token, Date.now());
        if (!preview) throw new ForbiddenError();
        const requested = Array.isArray(fields) ? fields.map(String) : [];
        const sources = sourcesOf(preview.kind);
        const all = [...new Set([...requested, ...accessPathsOf(preview.kind), ...sources])];
        const row = withIds(await readOnce(preview, all));
        // As if published now: Directus computes nothing for a version.
        const published: Row = {
          ...row,
          publishedAt: row["publishedAt"] ?? new Date().toISOString(),
          ...computedFromBody({ body: row["body"] }, preview.kind),
          ...(SUBMITTED in row && { quiz: openQuestions(listQuestions(row[SUBMITTED])) }),
        };
        const names = new Set(
          requested.map((path) => path.split(".")[0]).filter((name) => name !== SUBMITTED),
        );
        const shown = Object.entries(published).filter(([name]) => names.has(name));
        const access = accessOf(preview.kind, row);
        response.json({ data: { access, rows: [Object.fromEntries(shown)] } });
      };
      answer().catch(next);
    });
  },
});
