import type { CmsTickets } from "../../../cms/cms-tickets.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";

export type TicketAnswers = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
};

export type TicketAnswersDeps = {
  db: Database;
  jobs: Jobs;
  cmsTickets: CmsTickets;
  mailer: Mailer;
};

const NOTIFY_ANSWER = "tell-ticket-answer";

export function createTicketAnswers(deps: TicketAnswersDeps): TicketAnswers {
  const { db, jobs, cmsTickets, mailer } = deps;

  const notifyAnswer: JobKind<{ messageId: string }> = {
    name: NOTIFY_ANSWER,
    retries: OUTLASTING_DIRECTUS,
    async handle({ messageId }) {
      const found = await cmsTickets.findMessage(messageId);
      if (!found?.message.isStaff) return;
      const { message, ticket } = found;
      const user = ticket.member ? await findUserByDirectusId(db, ticket.member) : null;
      const to = user?.email ?? ticket.email;
      if (to) {
        await mailer.queue(db, {
          template: "ticket_answered",
          to,
          userId: user?.id ?? null,
          values: {
            number: ticket.number,
            answer: message.body ?? "",
            isMember: user !== null,
          },
          dedupeKey: `ticket_answered:${message.id}`,
        });
      }
      if (ticket.state !== "open") return;
      // The member may have written again before this job ran.
      const newest = (await cmsTickets.listMessages(ticket.id)).at(-1);
      if (newest?.id === message.id) await cmsTickets.setState(ticket.id, "waiting");
    },
  };

  return {
    jobKinds: [notifyAnswer],
    async cmsChanged(collection, keys) {
      if (collection !== "ticket_messages") return;
      for (const key of keys) {
        await jobs.send(NOTIFY_ANSWER, { messageId: String(key) }, db, { key: String(key) });
      }
    },
  };
}
