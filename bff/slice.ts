import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { CmsClient } from "./cms/client.ts";
import type { DatabaseConnection } from "./db/database.ts";
import type { Sealer } from "./db/seal.ts";
import type { GraphqlServices } from "./graphql/builder.ts";
import type { CmsChangeListener } from "./http/cms-changed.ts";
import type { CreateRateLimit } from "./http/rate-limit.ts";
import type { JobKind, Jobs } from "./jobs/jobs.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Clients } from "./signalr/hub/clients.ts";
import type { Hub } from "./signalr/hub/hub.ts";

/** A hub of a module, which may call its clients by itself once it is served. */
export type ServedHub = { hub: Hub; served?: (clients: Clients) => void };

/** What a module brings to the service. It hands to other modules what it returns beside this. */
export type Slice = {
  /** Mounts its doors. */
  register?: (app: FastifyInstance) => void;
  /** The work it leaves to the queue. */
  jobKinds: readonly JobKind<never>[];
  /** Told of every change in Directus. */
  cmsChanged?: CmsChangeListener;
  /** What clients of SignalR hold open. */
  hubs?: readonly ServedHub[];
  /** What its resolvers ask. */
  graphql?: Partial<GraphqlServices>;
  /** Takes up what a process that died left behind; once the queue works. */
  resume?: () => Promise<void>;
};

/** What every slice stands on. */
export type SliceBase = {
  database: DatabaseConnection;
  cms: CmsClient;
  jobs: Jobs;
  mailer: Mailer;
  sealer: Sealer;
  /** Limits by name; counters of different names never meet. */
  limit: CreateRateLimit;
  keys: { session: string; memberToken: string; internal: string };
  /** Where links in mails lead, whatever host a request named. */
  publicOrigin: string;
  logger: FastifyBaseLogger;
  now: () => Date;
};
