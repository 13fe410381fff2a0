import { CmsUnavailableError } from "./client.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";

export type CmsRow = Record<string, unknown>;

/** What Directus holds about a person. */
export interface CmsHolding {
  rows: Record<string, CmsRow[]>;
  files: { id: string; filename: string; type: string | null; bytes: number }[];
  /** Who else touched the person's record, by role. */
  handling: { at: string; action: string; by: string }[];
}

export interface CmsPrivacy {
  /** @throws {CmsUnavailableError} */
  gather(directusUserId: string): Promise<CmsHolding>;
  /** One file of that person's. @throws {CmsUnavailableError} */
  readFile(directusUserId: string, fileId: string): Promise<Buffer>;
  /** Repeating it does no harm. @returns rows gone by collection @throws {CmsUnavailableError} */
  erase(directusUserId: string, mode: "anonymise" | "delete"): Promise<Record<string, number>>;
  /** Erases what its time has run out for. @throws {CmsUnavailableError} */
  sweep(): Promise<Record<string, number>>;
}

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
    gather: async (user) => (await (await ask("gather", { user })).json()) as CmsHolding,
    readFile: async (user, file) =>
      Buffer.from(await (await ask("file", { user, file })).arrayBuffer()),
    erase: async (user, mode) =>
      (await (await ask("erase", { user, mode })).json()) as Record<string, number>,
    sweep: async () => (await (await ask("sweep", {})).json()) as Record<string, number>,
  };
}
