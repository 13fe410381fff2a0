import { ForbiddenError } from "@directus/errors";
import type { Accountability } from "@directus/types";
import { isStaff } from "../../shared/staff";

export type Client = { accountability: Accountability | null; close: () => void };

export type FormTalkOptions = {
  /** The admin's origin: scripts of other origins must not use an editor's session. */
  adminOrigin: string | null;
  /** True if the user belongs to the team; the answer may be a few seconds old. */
  isOfTheTeam: (userId: string) => Promise<boolean>;
};

const OF_FORMS = ["collab", "ping", "pong"];

/**
 * Allows the WebSocket messages between editors' open forms, and no other requests. Directus checks a
 * session only when the socket opens, and accepts a failed session with its rights. This function checks
 * each message again, and disconnects users who left the team.
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
