import { ForbiddenError } from "@directus/errors";
import type { Accountability } from "@directus/types";
import { isStaff } from "../staff";

export type Client = { accountability: Accountability | null; close: () => void };

export type FormTalkOptions = {
  /** Where the admin is: scripts of no other address speak with an editor's session. */
  adminOrigin: string | null;
  /** Whether somebody is one of the team, as it was a few seconds ago at most. */
  isOfTheTeam: (userId: string) => Promise<boolean>;
};

const OF_FORMS = ["collab", "ping", "pong"];

/**
 * Lets forms that several editors have open talk to each other, and nothing else be asked: all else has its
 * own doors. Directus judges a session when its socket opens, and takes a session that failed for its own
 * right: here each message is judged anew, and who is not of the team any more is hung up on.
 * @throws {ForbiddenError}
 */
export function createFormTalk({ adminOrigin, isOfTheTeam }: FormTalkOptions) {
  return async function judge(message: { type?: unknown }, client: Client): Promise<void> {
    const { accountability } = client;
    const origin = accountability?.origin ?? null;
    const isFromAdmin = origin === null || origin === adminOrigin;
    const user = isStaff(accountability) && isFromAdmin ? accountability?.user : null;
    if (!user || !(await isOfTheTeam(user))) {
      client.close();
      throw new ForbiddenError();
    }
    if (!OF_FORMS.includes(String(message.type))) throw new ForbiddenError();
  };
}
