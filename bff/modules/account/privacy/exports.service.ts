import { randomUUID } from "node:crypto";
import type { CmsPrivacy } from "../../../cms/cms-privacy.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { RequirePassword } from "./require-password.ts";
import { makeExportArchive } from "./export-archive.ts";
import {
  countExportsSince,
  findExport,
  insertExport,
  listExports,
  failExport,
  updateExport,
} from "./exports.repository.ts";
import { cmsPersonOf } from "./cms-person.ts";
import { gatherOutside } from "./external-data.ts";
import type { OutsideDeps } from "./external-data.ts";
import { listPortalFiles } from "./portal-files.repository.ts";
import { gatherPortal } from "./portal-holding.ts";
import { listPersonTables } from "./portal-holding.repository.ts";
import type { ExportState } from "../../../../contract/account/own-data.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

export type ExportSummary = {
  id: string;
  state: ExportState;
  sizeBytes: number | null;
  requestedAt: string;
  expiresAt: string | null;
};

export type ExportsService = {
  /** Requests an archive of all data about the member. @throws {ServiceError} `rate_limited` */
  request(userId: string, requestId: string): Promise<void>;
  list(userId: string): Promise<ExportSummary[]>;
  /**
   * The archive, after a password check; available for seven days.
   * @throws {ServiceError} `auth.invalid_credentials`, `not_found`, `rate_limited`
   */
  download(
    userId: string,
    requested: { exportId: string; password: string; requestId: string },
  ): Promise<Buffer>;
  jobKind: JobKind<never>;
};

export type ExportsDeps = OutsideDeps & {
  db: Database;
  cmsPrivacy: CmsPrivacy;
  sealer: Sealer;
  sealed: Readonly<Record<string, string>>;
  requirePassword: RequirePassword;
  jobs: Jobs;
  audit: RecordAudit;
  now: () => Date;
  announce: (
    within: Database,
    exported: { user: UserRow; exportId: string; expiresAt: Date },
  ) => Promise<void>;
};
const TTL_MS = 7 * DAY_MS;
const PER_DAY = 3;
const SEAL_PURPOSE = "data_exports.archive";
const JOB_NAME = "privacy-export";

export function createExports(deps: ExportsDeps): ExportsService {
  const { db, cmsPrivacy, sealer, jobs, audit, now } = deps;

  async function make({ exportId }: { exportId: string }): Promise<void> {
    const requested = await findExport(db, exportId);
    if (requested?.state !== "queued") return;
    const user = await findUserById(db, requested.userId);
    if (!user) return;
    const person = cmsPersonOf(user);
    const cms = await cmsPrivacy.gather(person);
    const files = await listPortalFiles(db, user.id);
    for (const { id, filename } of cms.files) {
      files.push({ name: filename, bytes: await cmsPrivacy.readFile(person, id) });
    }
    const own = await gatherPortal(deps, await listPersonTables(db), user.id);
    const outside = await gatherOutside(deps, user.id, own["consent_records"] ?? []);
    const portal = { ...own, ...outside };
    const expiresAt = new Date(now().getTime() + TTL_MS);
    const archive = makeExportArchive({ madeAt: now(), portal, cms, files });
    await db.transaction(async (transaction) => {
      await updateExport(transaction, exportId, {
        state: "ready",
        archive: sealer.seal(SEAL_PURPOSE, archive.toString("base64")),
        sizeBytes: archive.length,
        readyAt: now(),
        expiresAt,
      });
      await deps.announce(transaction, { user, exportId, expiresAt });
    });
  }

  return {
    async request(userId, requestId) {
      const since = new Date(now().getTime() - DAY_MS);
      if ((await countExportsSince(db, userId, since)) >= PER_DAY) {
        throw new ServiceError("rate_limited", { retryAfterSeconds: DAY_MS / 1_000 });
      }
      const id = randomUUID();
      await db.transaction(async (transaction) => {
        await insertExport(transaction, { id, userId, state: "queued", requestedAt: now() });
        await jobs.send(JOB_NAME, { exportId: id }, transaction, { key: id });
      });
      await audit({ event: "export.requested", userId, requestId });
    },

    async list(userId) {
      const rows = await listExports(db, userId);
      return rows.map(({ id, state, sizeBytes, requestedAt, expiresAt }) => ({
        id,
        state: state === "ready" && expiresAt && expiresAt <= now() ? "expired" : state,
        sizeBytes,
        requestedAt: requestedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      }));
    },

    async download(userId, { exportId, password, requestId }) {
      await deps.requirePassword(userId, password);
      const found = await findExport(db, exportId);
      if (found?.userId !== userId || found.state !== "ready") throw new ServiceError("not_found");
      const { archive, expiresAt } = found;
      if (!archive || !expiresAt || expiresAt <= now()) throw new ServiceError("not_found");
      await audit({ event: "export.downloaded", userId, requestId });
      return Buffer.from(sealer.open(SEAL_PURPOSE, archive) as string, "base64");
    },

    jobKind: {
      name: JOB_NAME,
      handle: make,
      giveUp: ({ exportId }: { exportId: string }) => failExport(db, exportId),
      retries: 5,
      expireAfterSeconds: 300,
    },
  };
}
