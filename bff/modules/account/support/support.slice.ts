import { createCmsNotifications } from "../../../cms/cms-notifications.ts";
import { createCmsTickets } from "../../../cms/cms-tickets.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createUnsubscribeTokens } from "../../notifications/email-frequency/unsubscribe-token.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createIdeaNotifications } from "./idea-notifications.ts";
import { createSupport } from "./support.service.ts";
import { supportV1 } from "./support-v1.rest.ts";
import { createTicketAnswers } from "./ticket-answers.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../../contract/shared/time.ts";

export function supportSlice(base: SliceBase, { sessions }: { sessions: SessionsService }): Slice {
  const { cms, mailer, sealer, limit, now } = base;
  const { db } = base.database;
  const cmsTickets = createCmsTickets(cms);
  const answers = createTicketAnswers({ ...base, db, cmsTickets });
  const ideaNotifications = createIdeaNotifications({
    ...base,
    db,
    cmsNotifications: createCmsNotifications(cms),
    tokens: createUnsubscribeTokens(sealer),
  });
  return {
    jobKinds: [...answers.jobKinds, ...ideaNotifications.jobKinds],
    async cmsChanged(...change) {
      await answers.cmsChanged(...change);
      await ideaNotifications.cmsChanged(...change);
    },
    register(app) {
      app.register(supportV1, {
        prefix: "/api/support/v1",
        sessions,
        internalKey: base.keys.internal,
        support: createSupport({
          db,
          cmsTickets,
          mailer,
          now,
          messageLimit: limit("support", 20, HOUR_SECONDS),
          // Much higher per e-mail, so that an attacker cannot block another person's address.
          guestLimits: {
            byAddress: limit("support-guest", 5, HOUR_SECONDS),
            byAddressAndEmail: limit("support-guest-email", 8, DAY_SECONDS),
            byEmail: limit("support-email", 40, DAY_SECONDS),
          },
        }),
      });
    },
  };
}
