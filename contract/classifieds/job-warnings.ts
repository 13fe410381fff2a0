import { fold } from "../text.ts";

export const jobWarnings = ["fee", "messenger_only", "visa_included", "other_domain"] as const;
export type JobWarning = (typeof jobWarnings)[number];

export type JobPosting = {
  text: string;
  companyDomain: string | null;
  applyEmail: string | null;
  applyUrl: string | null;
  /** Somebody of the team looked at it. */
  isVerified: boolean;
};

const FEE = /\b(?:taxa|pagamento adiantado|deposito|pague|gebuhr|vorauszahlung|fee)\b/;
const NO_FEE = /\bsem (?:nenhuma )?taxa\b|\bno fee\b/;
const MESSENGER = /\b(?:whatsapp|telegram)\b/;
const VISA = /\bvisto (?:incluso|garantido|incluido)\b|\bvisa incluso\b|\bguaranteed visa\b/;

const isOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

function hostOf({ applyEmail, applyUrl }: JobPosting): string | null {
  const mail = applyEmail?.split("@").at(-1);
  return (
    (mail ?? (applyUrl ? (URL.parse(applyUrl)?.hostname ?? null) : null))?.toLowerCase() ?? null
  );
}

/**
 * What to beware of in a posting: money asked for, contact by messenger alone, a visa promised, or an
 * address that is not the company's and that nobody looked at.
 */
export function warningsOf(job: JobPosting): JobWarning[] {
  const text = fold(job.text);
  const host = hostOf(job);
  const domain = job.companyDomain?.toLowerCase() ?? null;
  const isForeign = host !== null && (domain === null || !isOf(host, domain));
  const found: Record<JobWarning, boolean> = {
    fee: FEE.test(text) && !NO_FEE.test(text),
    messenger_only: MESSENGER.test(text) && !job.applyEmail && !job.applyUrl,
    visa_included: VISA.test(text),
    other_domain: isForeign && !job.isVerified,
  };
  return jobWarnings.filter((name) => found[name]);
}
