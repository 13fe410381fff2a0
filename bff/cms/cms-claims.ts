import { customEndpoint, deleteFile, uploadFiles } from "@directus/sdk";
import { z } from "zod";
import { folderIds } from "../../contract/account/roles.ts";
import type { Picture } from "./cms-profiles.ts";
import type { CmsClient } from "./client.ts";
import { claimStates } from "../../contract/account/membership.ts";

const shape = z.object({
  id: z.string(),
  /** The member's id in Directus; null once the account is deleted. */
  user_created: z.string().nullable(),
  state: z.enum(claimStates),
  expiresAt: z.string().nullable(),
  note: z.string().nullable(),
  proof: z.string().nullable(),
});
export type Claim = z.output<typeof shape>;

/** All methods @throws {CmsUnavailableError}; writes also throw {CmsRefusedError}. */
export type CmsClaims = {
  find(id: string): Promise<Claim | null>;
  listOf(directusUserId: string, state: Claim["state"]): Promise<Claim[]>;
  setProof(claim: Pick<Claim, "id" | "proof">, picture: Picture): Promise<void>;
};

const CLAIMS = "/items/membership_claims";
const fields = Object.keys(shape.shape).join(",");

export function createCmsClaims(client: CmsClient): CmsClaims {
  async function find(id: string): Promise<Claim | null> {
    const path = `${CLAIMS}/${id}`;
    const answer = await client.ask(customEndpoint<object>({ path, params: { fields } }));
    return answer.refused ? null : shape.parse(answer.value);
  }

  async function store({ bytes, type, filename }: Picture): Promise<string> {
    const form = new FormData();
    form.set("folder", folderIds.claims);
    form.set("title", filename);
    form.set("file", new Blob([new Uint8Array(bytes)], { type }), filename);
    const stored = await client.write(uploadFiles(form, { fields: ["id"] }));
    return z.object({ id: z.string() }).parse(stored).id;
  }

  return {
    find,

    async listOf(directusUserId, state) {
      const filter = {
        _and: [{ user_created: { _eq: directusUserId } }, { state: { _eq: state } }],
      };
      const params = { fields, filter, sort: "-date_created", limit: 100 };
      const rows = await client.read(customEndpoint<unknown[]>({ path: CLAIMS, params }));
      return rows.map((row) => shape.parse(row));
    },

    async setProof({ id, proof: before }, picture) {
      const proof = await store(picture);
      const path = `${CLAIMS}/${id}`;
      const body = JSON.stringify({ proof });
      const params = { fields: "id" };
      await client
        .write(customEndpoint<object>({ method: "PATCH", path, params, body }))
        .catch(async (error: unknown) => {
          // The change may succeed although its answer is lost: delete only a picture that no claim uses.
          if ((await find(id))?.proof !== proof) await client.ask(deleteFile(proof));
          throw error;
        });
      if (before) await client.ask(deleteFile(before));
    },
  };
}
