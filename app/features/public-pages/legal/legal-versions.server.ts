import type { TierCms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import type { Operator } from "../../../../config/operator.ts";
import { findLegalDocument } from "./legal.server";

/** @throws a 503 answer while one of them is unavailable */
export async function requireLegalVersions(cms: TierCms, operator: Operator) {
  const [terms, privacy] = await Promise.all([
    findLegalDocument(cms, "terms-of-service", operator),
    findLegalDocument(cms, "privacy", operator),
  ]).catch(AppError.throwCmsUnavailable);
  if (!terms || !privacy) throw new AppError("cms_unavailable").toResponse();
  return { termsVersion: terms.version, privacyVersion: privacy.version };
}
