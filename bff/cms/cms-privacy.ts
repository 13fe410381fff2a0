import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";
import type { DeletionMode } from "../../contract/account/own-data.ts";

const row = z.record(z.string(), z.unknown());
export type CmsRow = z.output<typeof row>;

const file = z.object({
  id: z.string(),
  filename: z.string(),
  type: z.string().nullable(),
  bytes: z.number(),
});
const holding = z.object({
  rows: z.record(z.string(), z.array(row)),
  files: z.array(file),
  handling: z.array(z.object({ at: z.string(), action: z.string(), by: z.string() })),
});
const counts = z.record(z.string(), z.number());
const ids = z.array(z.string());

export type CmsHolding = z.output<typeof holding>;

export type CmsPerson = {
  directusUserId: string;
  /** Normalized form of a confirmed e-mail: includes what was sent from it without an account. */
  email: string | null;
};

export type CmsPrivacy = {
  gather(person: CmsPerson): Promise<CmsHolding>;
  readFile(person: CmsPerson, fileId: string): Promise<Buffer>;
  /**
   * Idempotent. @returns number of erased rows by collection @throws {CmsUnavailableError} like every
   * method of this type
   */
  erase(person: CmsPerson, mode: DeletionMode): Promise<Record<string, number>>;
  /** Ids of members in Directus who left no data in over thirty days. @throws {CmsUnavailableError} */
  listUnused(): Promise<string[]>;
  sweep(): Promise<Record<string, number>>;
};

const patientLimits = { ...defaultFetchLimits, totalMs: 30_000, maxBytes: 50 * 1_048_576 };

export function createCmsPrivacy(url: string, token: string): CmsPrivacy {
  const fetch = createTimedFetch(patientLimits);

  async function ask(action: string, body: object): Promise<Response> {
    const answer = await fetch(new URL(`/portal-privacy/${action}`, url), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new CmsUnavailableError(error);
    });
    if (!answer.ok) throw new CmsUnavailableError(new Error(`${action}: ${answer.status}`));
    return answer;
  }

  async function askFor<Shape extends z.ZodType>(
    shape: Shape,
    action: string,
    body: object = {},
  ): Promise<z.output<Shape>> {
    const answer: unknown = await (await ask(action, body)).json();
    const parsed = shape.safeParse(answer);
    // Never report an export as complete, or data as erased, after an unexpected answer.
    if (!parsed.success) throw new CmsUnavailableError(parsed.error);
    return parsed.data;
  }

  return {
    gather: (person) => askFor(holding, "gather", bodyOf(person)),
    readFile: async (person, fileId) =>
      Buffer.from(await (await ask("file", { ...bodyOf(person), file: fileId })).arrayBuffer()),
    erase: (person, mode) => askFor(counts, "erase", { ...bodyOf(person), mode }),
    listUnused: () => askFor(ids, "unused"),
    sweep: () => askFor(counts, "sweep"),
  };
}

function bodyOf({ directusUserId, email }: CmsPerson): { user: string; email: string | null } {
  return { user: directusUserId, email };
}
