import type { CmsPrivacy } from "../../../cms/cms-privacy.ts";
import type { Database } from "../../../db/database.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { cmsPersonOf } from "./cms-person.ts";
import { deleteUser, finishDeletion, listReturned } from "./deletions.repository.ts";
import type { DeletionRow } from "./deletions.repository.ts";

export type EraseDeps = {
  db: Database;
  cmsPrivacy: CmsPrivacy;
  audit: RecordAudit;
  now: () => Date;
  /** Ends paid subscriptions. Invoices stay with the provider, as the law requires. */
  endSubscriptions: (userId: string) => Promise<void>;
  forgetInAnalytics: (userId: string) => Promise<string>;
  /** Queues the last mail, which stores the address until it is sent. */
  sendReceipt: (
    within: Database,
    receipt: { email: string; firstName: string; deletion: DeletionRow },
  ) => Promise<void>;
  forgetSignups: (within: Database, emailKey: string) => Promise<void>;
};

/**
 * Deletes a member everywhere. Each step can be repeated: after a crash the next run continues. The
 * portal's own row is deleted last, because the other steps need it. A member who returned meanwhile is not
 * deleted.
 */
export async function eraseAccount(deps: EraseDeps, deletion: DeletionRow): Promise<void> {
  const { db, cmsPrivacy, audit, now } = deps;
  const user = await findUserById(db, deletion.userId);
  if (!user) {
    return finishDeletion(db, deletion.id, { doneAt: now(), ledger: deletion.ledger ?? [] });
  }
  if ((await listReturned(db, now(), user.id)).length > 0) return;
  await deps.endSubscriptions(user.id);
  const rows = await cmsPrivacy.erase(cmsPersonOf(user), deletion.mode);
  const analytics = await deps.forgetInAnalytics(user.id);
  const erasedRows = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const ledger = [
    { store: "directus", done: `${erasedRows} rows erased (${deletion.mode})` },
    { store: "payments", done: "subscriptions ended; invoices kept ten years (art. 958f CO)" },
    { store: "analytics", done: analytics },
    { store: "portal", done: "account and everything tied to it erased" },
    { store: "audit", done: "security events kept ninety days without name or address" },
  ];
  await db.transaction(async (transaction) => {
    const { email, emailKey, firstName } = user;
    await deps.sendReceipt(transaction, { email, firstName, deletion });
    await deps.forgetSignups(transaction, emailKey);
    await deleteUser(transaction, user.id);
    await finishDeletion(transaction, deletion.id, { doneAt: now(), ledger });
  });
  await audit({ event: "account.erased", userId: user.id });
}
