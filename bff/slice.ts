import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { CmsClient } from "./cms/client.ts";
import type { Notify } from "./cms/notify.ts";
import type { DatabaseConnection } from "./db/database.ts";
import type { Sealer } from "./db/seal.ts";
import type { GraphqlServices } from "./graphql/builder.ts";
import type { CmsChangeListener } from "./http/cms-changed.ts";
import type { CreateRateLimit } from "./http/rate-limit.ts";
import type { JobKind, Jobs } from "./jobs/jobs.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Clients } from "./signalr/hub/clients.ts";
import type { Hub } from "./signalr/hub/hub.ts";

export type ServedHub = { hub: Hub; served?: (clients: Clients) => void };

/** A module's contribution to the service. Other return values of the module are for other modules. */
export type Slice = {
  register?: (app: FastifyInstance) => void;
  jobKinds: readonly JobKind<never>[];
  cmsChanged?: CmsChangeListener;
  hubs?: readonly ServedHub[];
  graphql?: Partial<GraphqlServices>;
  /** Resumes work that a crashed process left unfinished; called once the queue runs. */
  resume?: () => Promise<void>;
};

export type SliceBase = {
  database: DatabaseConnection;
  cms: CmsClient;
  jobs: Jobs;
  mailer: Mailer;
  notify: Notify;
  sealer: Sealer;
  /** Each name has its own counters. */
  limit: CreateRateLimit;
  keys: { session: string; memberToken: string; internal: string };
  /** Origin of links in mails; never taken from a request's host. */
  publicOrigin: string;
  logger: FastifyBaseLogger;
  now: () => Date;
};
