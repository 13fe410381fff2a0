import { customEndpoint, deleteFile, uploadFiles } from "@directus/sdk";
import { z } from "zod";
import type { ProfileColumn } from "../../contract/account/profile.ts";
import { folderIds } from "../../contract/account/roles.ts";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";
import { readAll } from "./read-all.ts";

const texts = z
  .array(z.unknown())
  .nullish()
  .transform((list) => (list ?? []).filter((entry): entry is string => typeof entry === "string"));
const levels = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((record) => record ?? {});

const columns = {
  city: z.string().nullable(),
  canton: z.number().int().nullable(),
  profession: z.string().nullable(),
  bio: z.string().nullable(),
  spokenLanguages: texts,
  skills: texts,
  interests: texts,
  links: texts,
  inSwitzerlandSince: z.string().nullable(),
  visibility: levels,
} satisfies Record<ProfileColumn, z.ZodType>;

const shape = z.object({
  id: z.string(),
  status: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  displayName: z.string().nullable(),
  avatar: z.string().nullable(),
  ...columns,
  memberSince: z.string().nullable(),
  isInDirectory: z.boolean().nullish(),
  isVolunteer: z.boolean().nullish(),
});

export type CmsProfile = z.output<typeof shape>;

const livingShape = z.object({ id: z.string(), canton: z.number().int() });
type Living = z.output<typeof livingShape>;

export type CmsProfiles = {
  /** Null if the user does not exist. @throws {CmsUnavailableError} */
  find(directusUserId: string): Promise<CmsProfile | null>;
  /** Profiles of those who may log in; at most a hundred. @throws {CmsUnavailableError} */
  list(directusUserIds: readonly string[]): Promise<CmsProfile[]>;
  /** Only members who may log in. @throws {CmsUnavailableError} */
  listListed(): Promise<CmsProfile[]>;
  /**
   * All members who may log in and live in one of these cantons, with the canton; both as row ids.
   * @throws {CmsUnavailableError}
   */
  listLiving(cantons: readonly number[]): Promise<Living[]>;
  /** By the canton's row id. @throws {CmsUnavailableError} */
  countByCanton(roleIds: readonly string[]): Promise<Map<number, number>>;
  /** Like every write: @throws {CmsRefusedError | CmsUnavailableError} */
  setName(directusUserId: string, name: { firstName: string; lastName: string }): Promise<void>;
  setEmail(directusUserId: string, email: string): Promise<void>;
  /**
   * Stores a picture as the member's avatar; null only removes it. Returns the ids of the new avatar and of
   * the previous one, which is not deleted yet.
   * @throws {CmsRefusedError | CmsUnavailableError}
   */
  setAvatar(
    directusUserId: string,
    picture: Picture | null,
  ): Promise<{ avatar: string | null; before: string | null }>;
  /** Deletes a picture; succeeds if it is already deleted. @throws {CmsUnavailableError} */
  deletePicture(id: string): Promise<void>;
};

export type Picture = {
  bytes: Buffer;
  type: "image/webp";
  filename: string;
};

/** PostgreSQL returns counts as text. */
const cantonCount = z.object({ canton: z.number().int(), count: z.coerce.number().int() });

const fields = Object.keys(shape.shape).join(",");

type Running<T> = { ended: Promise<void>; next: Promise<T> | null };

/**
 * Shares reads: all callers that arrive during a read of a key share the next read. No caller gets a read
 * that began before its call, so a fresh write is never missed. Many callers of one key cost two reads at a
 * time.
 * @param read if it fails, it fails for all callers that share it
 */
export function createJoinedReads<T>(
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const reads = new Map<string, Running<T>>();

  function begin(key: string): Promise<T> {
    const call = read(key);
    const over = () => {
      if (!running.next) reads.delete(key);
    };
    const running: Running<T> = { ended: call.then(over, over), next: null };
    reads.set(key, running);
    return call;
  }

  return (key) => {
    const running = reads.get(key);
    if (!running) return begin(key);
    running.next ??= running.ended.then(() => begin(key));
    return running.next;
  };
}

export function createCmsProfiles(client: CmsClient): CmsProfiles {
  const update = (id: string, values: object) =>
    client.write(
      customEndpoint<object>({
        method: "PATCH",
        path: `/users/${id}`,
        params: { fields: "id" },
        body: JSON.stringify(values),
      }),
    );

  const find = createJoinedReads(async (id): Promise<CmsProfile | null> => {
    const answer = await client.ask(
      customEndpoint<object>({ path: `/users/${id}`, params: { fields } }),
    );
    if (answer.refused) return null;
    const parsed = shape.safeParse(answer.value);
    if (!parsed.success) throw new CmsUnavailableError(parsed.error);
    return parsed.data;
  });

  async function store(picture: Picture): Promise<string> {
    const form = new FormData();
    form.set("folder", folderIds.avatars);
    form.set("title", picture.filename);
    const file = new Blob([new Uint8Array(picture.bytes)], { type: picture.type });
    form.set("file", file, picture.filename);
    const stored = await client.write(uploadFiles(form, { fields: ["id"] }));
    return z.object({ id: z.string() }).parse(stored).id;
  }

  async function listBy(rule: object, more: object): Promise<CmsProfile[]> {
    const filter = { _and: [rule, { status: { _eq: "active" } }] };
    const params = { fields, filter, ...more };
    const answer = await client.read(customEndpoint<object>({ path: "/users", params }));
    const parsed = z.array(shape).safeParse(answer);
    if (!parsed.success) throw new CmsUnavailableError(parsed.error);
    return parsed.data;
  }

  return {
    find,

    list: async (ids) =>
      ids.length === 0 ? [] : listBy({ id: { _in: ids } }, { limit: ids.length }),

    listListed: () =>
      readAll((page) => listBy({ isInDirectory: { _eq: true } }, { sort: "id", ...page })),

    listLiving: (cantons) =>
      readAll(async (page) => {
        const filter = { canton: { _in: cantons }, status: { _eq: "active" } };
        const params = { fields: "id,canton", filter, sort: "id", ...page };
        const answer = await client.read(customEndpoint<object>({ path: "/users", params }));
        const parsed = z.array(livingShape).safeParse(answer);
        if (!parsed.success) throw new CmsUnavailableError(parsed.error);
        return parsed.data;
      }),

    async countByCanton(roleIds) {
      const isMember = { role: { _in: roleIds }, status: { _eq: "active" } };
      const filter = { ...isMember, canton: { _nnull: true } };
      const params = { aggregate: { count: "*" }, groupBy: ["canton"], filter, limit: -1 };
      const answer = await client.read(customEndpoint<object>({ path: "/users", params }));
      const parsed = z.array(cantonCount).safeParse(answer);
      if (!parsed.success) throw new CmsUnavailableError(parsed.error);
      return new Map(parsed.data.map(({ canton, count }) => [canton, count]));
    },

    async setName(id, { firstName, lastName }) {
      await update(id, { first_name: firstName, last_name: lastName });
    },

    async setEmail(id, email) {
      await update(id, { email });
    },

    async setAvatar(id, picture) {
      const before = (await find(id))?.avatar ?? null;
      const avatar = picture && (await store(picture));
      await update(id, { avatar }).catch(async (error: unknown) => {
        // The change may succeed although its answer is lost: delete only a picture that no profile uses.
        if (avatar && (await find(id))?.avatar !== avatar) await client.ask(deleteFile(avatar));
        throw error;
      });
      return { avatar, before };
    },

    async deletePicture(picture) {
      await client.ask(deleteFile(picture));
    },
  };
}
