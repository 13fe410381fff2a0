import type { FastifyInstance } from "fastify";
import type { CmsClient } from "../cms/client.ts";
import { createCmsNotices } from "../cms/cms-notices.ts";
import { createCmsTickets } from "../cms/cms-tickets.ts";
import type { DatabaseConnection } from "../db/database.ts";
import { supportV1 } from "../doors/rest/support-v1.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createLimit } from "../limits/limit.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";
import { createIdeaNews } from "../modules/support/idea-news.ts";
import type { IdeaNews } from "../modules/support/idea-news.ts";
import { createSupport } from "../modules/support/support.service.ts";
import { createTicketAnswers } from "../modules/support/ticket-answers.ts";
import type { TicketAnswers } from "../modules/support/ticket-answers.ts";

export interface SupportSliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  jobs: Jobs;
  mailer: Mailer;
  sessions: SessionsService;
  internalKey: string;
  now: () => Date;
}

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** Tickets, written here and answered by editors in Directus, and what becomes of ideas. */
export function composeSupport(deps: SupportSliceDeps): {
  answers: TicketAnswers;
  ideaNews: IdeaNews;
  register(app: FastifyInstance): void;
} {
  const { db, pool } = deps.database;
  const limit = (name: string, points: number, windowSeconds: number) =>
    createLimit(pool, { name, points, windowSeconds });
  const cmsTickets = createCmsTickets(deps.cms);
  return {
    answers: createTicketAnswers({ ...deps, db, cmsTickets }),
    ideaNews: createIdeaNews({ ...deps, db, cmsNotices: createCmsNotices(deps.cms) }),
    register(app) {
      app.register(supportV1, {
        prefix: "/api/support/v1",
        sessions: deps.sessions,
        internalKey: deps.internalKey,
        support: createSupport({
          db,
          cmsTickets,
          mailer: deps.mailer,
          now: deps.now,
          requireFewMessages: limit("support", 20, hourSeconds),
          // By e-mail much higher: nobody may shut an e-mail out that is not theirs.
          guestLimits: {
            byAddress: limit("support-guest", 5, hourSeconds),
            byAddressAndEmail: limit("support-guest-email", 8, daySeconds),
            byEmail: limit("support-email", 40, daySeconds),
          },
        }),
      });
    },
  };
}
