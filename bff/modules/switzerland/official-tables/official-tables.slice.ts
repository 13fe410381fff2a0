import type { Slice, SliceBase } from "../../../slice.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { FREE_SEARCHES_A_DAY } from "../../../../contract/switzerland/health-insurance.ts";
import { DAY_SECONDS, MINUTE_SECONDS } from "../../../../contract/shared/time.ts";
import { officialFilesV1 } from "./imports/official-files-v1.rest.ts";
import { createOfficialImports } from "./imports/official-imports.service.ts";
import { premiumsV1 } from "./premiums/premiums-v1.rest.ts";
import { createPremiums } from "./premiums/premiums.service.ts";
import { withholdingTaxV1 } from "./withholding/withholding-tax-v1.rest.ts";
import { createWithholdingTax } from "./withholding/withholding-tax.service.ts";
import type { WithholdingTaxService } from "./withholding/withholding-tax.service.ts";

export type OfficialTablesSliceDeps = {
  sessions: SessionsService;
  memberRoles: MemberRoles;
};
const CALLS_PER_MINUTE = 120;
const FILES_PER_MINUTE = 30;

export function officialTablesSlice(
  base: SliceBase,
  { sessions, memberRoles }: OfficialTablesSliceDeps,
): Slice & { withholdingTax: WithholdingTaxService } {
  const { db } = base.database;
  const withholdingTax = createWithholdingTax({ db });
  const premiums = createPremiums({ db });
  const payingRoleIds = memberRoles.payingIds;
  return {
    jobKinds: [],
    withholdingTax,
    register(app) {
      app.register(withholdingTaxV1, {
        prefix: "/api/withholding-tax/v1",
        ...{ sessions, withholdingTax, payingRoleIds, internalKey: base.keys.internal },
        rateLimit: base.limit("withholding-tax", CALLS_PER_MINUTE, MINUTE_SECONDS),
      });
      app.register(premiumsV1, {
        prefix: "/api/premiums/v1",
        ...{ sessions, premiums, payingRoleIds },
        rateLimit: base.limit("premiums", CALLS_PER_MINUTE, MINUTE_SECONDS),
        freeLimit: base.limit("free-premiums", FREE_SEARCHES_A_DAY, DAY_SECONDS),
      });
      app.register(officialFilesV1, {
        prefix: "/api/official-files/v1",
        ...{ sessions, imports: createOfficialImports({ db, now: base.now }) },
        rateLimit: base.limit("official-files", FILES_PER_MINUTE, MINUTE_SECONDS),
      });
    },
  };
}
