import { ForbiddenError, InvalidPayloadError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { roleIds } from "../../../../contract/account/roles";
import { memberRolesOf } from "../../../access/member-roles";
import { announceWritten } from "../../shared/written-rows";
import { erase, type Deleter } from "./erase";
import { gather } from "./gather";
import { listPersonFileIds, type Person } from "./person-files";
import { sweep } from "./sweep";
import { listUnusedMembers } from "./unused-members";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { DeletionMode } from "../../../../contract/account/own-data.ts";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * `POST /portal-privacy/{gather,file,erase,sweep,unused}`: export, deletion and retention in Directus. Only
 * for the service's own account.
 */
export default defineEndpoint({
  id: "portal-privacy",
  handler(router, { services, database, emitter, getSchema, env }) {
    const memberRoles = memberRolesOf(env);
    const deleteMany: Deleter = async (collection, keys) => {
      const options = { schema: await getSchema(), knex: database };
      // A person may have more rows than one call may change.
      const whole = { bypassLimits: true };
      if (collection === "directus_users") {
        await new services.UsersService(options).deleteMany(keys.map(String), whole);
      } else if (collection === "directus_files") {
        await new services.FilesService(options).deleteMany(keys.map(String), whole);
      } else {
        await new services.ItemsService(collection, options).deleteMany([...keys], whole);
      }
    };

    router.post("/gather", (request, response, next) => {
      const answer = async () => {
        const { person } = readRequest(request);
        response.json(await gather(database, await getSchema(), person));
      };
      answer().catch(next);
    });

    router.post("/file", (request, response, next) => {
      const answer = async () => {
        const { person, file } = readRequest(request);
        const own = await listPersonFileIds(database, person);
        if (!file || !own.includes(file)) throw new ForbiddenError();
        const assets = new services.AssetsService({ schema: await getSchema(), knex: database });
        const { stream } = await assets.getAsset(file, { transformationParams: {} });
        response.type("application/octet-stream");
        stream.on("error", next).pipe(response);
      };
      answer().catch(next);
    });

    router.post("/erase", (request, response, next) => {
      const answer = async () => {
        const { person, mode } = readRequest(request);
        if (!mode) throw new InvalidPayloadError({ reason: "mode is anonymise or delete" });
        const order = { ...person, mode, memberRoles };
        const erased = await erase(database, await getSchema(), deleteMany, order);
        const keys = [person.user];
        for (const collection of ["forum_posts", "comments"])
          announceWritten(emitter, { collection, keys });
        response.json(erased);
      };
      answer().catch(next);
    });

    router.post("/sweep", (request, response, next) => {
      const answer = async () => {
        requireService(request);
        response.json(await sweep(database, await getSchema(), deleteMany, new Date()));
      };
      answer().catch(next);
    });

    router.post("/unused", (request, response, next) => {
      const answer = async () => {
        requireService(request);
        response.json(await listUnusedMembers(database, await getSchema(), new Date()));
      };
      answer().catch(next);
    });
  },
});

function requireService({ accountability }: EndpointRequest): void {
  if (accountability?.role !== roleIds.accounts) throw new ForbiddenError();
}

function readRequest(request: EndpointRequest): {
  person: Person;
  file?: string;
  mode?: DeletionMode;
} {
  requireService(request);
  const { user, email, file, mode } = (request.body ?? {}) as Record<string, unknown>;
  if (typeof user !== "string" || !isUuid(user)) {
    throw new InvalidPayloadError({ reason: "user is the id of a person" });
  }
  return {
    person: { user, email: typeof email === "string" && email !== "" ? email : null },
    ...(typeof file === "string" && isUuid(file) && { file }),
    ...((mode === "anonymise" || mode === "delete") && { mode }),
  };
}
