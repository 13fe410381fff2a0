import { createCmsParameters } from "../../../cms/cms-parameters.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { WithholdingTaxService } from "../official-tables/withholding/withholding-tax.service.ts";
import { createRerunScenarios } from "./rerun-scenarios.ts";
import { scenariosV1 } from "./scenarios-v1.rest.ts";
import { createScenarios } from "./scenarios.service.ts";
import { createCalculation } from "./work-out.ts";
import { MINUTE_SECONDS } from "../../../../contract/shared/time.ts";

export type ScenariosSliceDeps = {
  sessions: SessionsService;
  memberRoles: MemberRoles;
  withholdingTax: WithholdingTaxService;
};
const WRITES_PER_MINUTE = 30;
const OPENED_PER_MINUTE = 30;

export function scenariosSlice(base: SliceBase, deps: ScenariosSliceDeps): Slice {
  const { db } = base.database;
  const { jobs, sealer, notify, now } = base;
  const { sessions, memberRoles, withholdingTax } = deps;
  const cmsParameters = createCmsParameters(base.cms);
  const startCalculation = createCalculation({ cmsParameters, withholdingTax, now });
  const { jobKinds, cmsChanged } = createRerunScenarios({
    db,
    jobs,
    sealer,
    notify,
    startCalculation,
  });
  return {
    jobKinds,
    cmsChanged,
    register(app) {
      app.register(scenariosV1, {
        prefix: "/api/scenarios/v1",
        scenarios: createScenarios({ db, sealer, startCalculation, now }),
        sessions,
        payingRoleIds: memberRoles.payingIds,
        rateLimit: base.limit("scenario-writes", WRITES_PER_MINUTE, MINUTE_SECONDS),
        openLimit: base.limit("shared-scenarios", OPENED_PER_MINUTE, MINUTE_SECONDS),
      });
    },
  };
}
