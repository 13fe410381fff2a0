import { mutedKinds, withChoices } from "../../../../contract/notifications/choices.ts";
import { chosenKinds, defaultOf } from "../../../../contract/notifications/kinds.ts";
import type { CmsMutedKinds } from "../../../cms/cms-muted-kinds.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { EmailFrequency } from "./email-frequency.ts";
import {
  listOldPortalChoices,
  lockFrequency,
  readFrequency,
  savePortalChoices,
} from "./email-frequency.repository.ts";

export type PortalChoices = {
  jobKinds: readonly JobKind<never>[];
  /** If the muted kinds changed, queues the job that copies them to Directus after the commit. */
  changed(within: Database, before: EmailFrequency, after: EmailFrequency): Promise<void>;
  /** Reads a member's settings. Imports old choices from Directus first, if they are not imported yet. @throws {CmsUnavailableError} */
  read(userId: string): Promise<EmailFrequency>;
  /** Queues the job that imports the choices that older versions stored in Directus. */
  resume(): Promise<void>;
};

export type PortalChoicesDeps = {
  db: Database;
  jobs: Jobs;
  cmsMutedKinds: CmsMutedKinds;
  now: () => Date;
};

const COPY = "copy-muted-kinds";
const TAKE_OVER = "take-over-portal-choices";
const MEMBERS_AT_ONCE = 200;

/**
 * The hook in Directus needs a member's choices for the portal when it writes a notification. It reads a copy on the member's Directus record. A change of the choices queues the job that writes this copy. While Directus is unavailable, the hook does not run, so the copy is outdated only shortly after an outage.
 */
export function createPortalChoices(deps: PortalChoicesDeps): PortalChoices {
  const { db, jobs, cmsMutedKinds, now } = deps;

  const copy: JobKind<{ userId: string }> = {
    name: COPY,
    retries: OUTLASTING_DIRECTUS,
    async handle({ userId }) {
      const user = await findUserById(db, userId);
      if (!user) return;
      // The lock stays until Directus has saved. Otherwise another process could overwrite these choices with older ones.
      await db.transaction(async (transaction) => {
        const settings = await lockFrequency(transaction, userId, now());
        if (settings.hasOldPortalChoices) return;
        await cmsMutedKinds.save(user.directusUserId, mutedKinds(settings.notificationChoices));
      });
    },
  };

  /** Imports the kinds muted in Directus into the member's choices. Does nothing the second time. */
  async function takeOver(userId: string, muted: readonly unknown[]): Promise<void> {
    await db.transaction(async (transaction) => {
      const settings = await lockFrequency(transaction, userId, now());
      if (!settings.hasOldPortalChoices) return;
      const listed = chosenKinds
        .filter((kind) => defaultOf(kind, "portal") === true)
        .map((kind) => ({ kind, channel: "portal" as const, isOn: !muted.includes(kind) }));
      const choices = withChoices(settings.notificationChoices, listed);
      await savePortalChoices(transaction, userId, choices);
    });
  }

  const takeOverAll: JobKind<object> = {
    name: TAKE_OVER,
    retries: OUTLASTING_DIRECTUS,
    expireAfterSeconds: 600,
    async handle() {
      let muted: Awaited<ReturnType<CmsMutedKinds["list"]>> | null = null;
      let after: string | null = null;
      for (;;) {
        const page = { after, take: MEMBERS_AT_ONCE };
        const members: { userId: string; owner: string }[] = await listOldPortalChoices(db, page);
        if (members.length === 0) return;
        muted ??= await cmsMutedKinds.list();
        for (const { userId, owner } of members) await takeOver(userId, muted.get(owner) ?? []);
        after = members.at(-1)?.userId ?? null;
      }
    },
  };

  return {
    jobKinds: [copy, takeOverAll],

    async changed(within, before, after) {
      const [known, muted] = [before, after].map((each) => mutedKinds(each.notificationChoices));
      if (known?.join() === muted?.join()) return;
      await jobs.send(COPY, { userId: after.userId }, within, { key: after.userId });
    },

    async read(userId) {
      const settings = await readFrequency(db, userId, now());
      if (!settings.hasOldPortalChoices) return settings;
      const user = await findUserById(db, userId);
      await takeOver(userId, user ? await cmsMutedKinds.find(user.directusUserId) : []);
      return readFrequency(db, userId, now());
    },

    async resume() {
      await jobs.send(TAKE_OVER, {}, db, { key: "start" });
    },
  };
}
