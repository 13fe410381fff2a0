import { CmsUnavailableError } from "./client.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";
import type { DeletionMode } from "../../contract/own-data.ts";

export type CmsRow = Record<string, unknown>;

/** What Directus holds about a person. */
export type CmsHolding = {
  rows: Record<string, CmsRow[]>;
  files: { id: string; filename: string; type: string | null; bytes: number }[];
  /** Who else touched the person's record, by role. */
  handling: { at: string; action: string; by: string }[];
};

/** Whose data is asked for. */
export type CmsPerson = {
  directusUserId: string;
  /** Compared form of an e-mail that is confirmed: what was written from it without an account counts. */
  email: string | null;
};

export type CmsPrivacy = {
  /** @throws {CmsUnavailableError} */
  gather(person: CmsPerson): Promise<CmsHolding>;
  /** One file of that person's. @throws {CmsUnavailableError} */
  readFile(person: CmsPerson, fileId: string): Promise<Buffer>;
  /** Repeating it does no harm. @returns rows gone by collection @throws {CmsUnavailableError} */
  erase(person: CmsPerson, mode: DeletionMode): Promise<Record<string, number>>;
  /** Members there who left nothing in over thirty days, by id. @throws {CmsUnavailableError} */
  listUnused(): Promise<string[]>;
  /** Erases what its time has run out for. @throws {CmsUnavailableError} */
  sweep(): Promise<Record<string, number>>;
};

const patientLimits = { ...defaultFetchLimits, totalMs: 30_000, maxBytes: 50 * 1_048_576 };

/** The extension's `portal-privacy` endpoint, asked with the service's own account. */
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

  return {
    gather: async (person) => (await (await ask("gather", bodyOf(person))).json()) as CmsHolding,
    readFile: async (person, file) =>
      Buffer.from(await (await ask("file", { ...bodyOf(person), file })).arrayBuffer()),
    erase: async (person, mode) =>
      (await (await ask("erase", { ...bodyOf(person), mode })).json()) as Record<string, number>,
    listUnused: async () => (await (await ask("unused", {})).json()) as string[],
    sweep: async () => (await (await ask("sweep", {})).json()) as Record<string, number>,
  };
}

function bodyOf({ directusUserId, email }: CmsPerson): { user: string; email: string | null } {
  return { user: directusUserId, email };
}
