import { fold } from "../text.ts";

export const jobWarnings = ["fee", "messenger_only", "visa_included", "other_domain"] as const;
export type JobWarning = (typeof jobWarnings)[number];

export type JobPosting = {
  text: string;
  companyDomain: string | null;
  applyEmail: string | null;
  applyUrl: string | null;
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
 * Warnings about a job ad: it asks for money, offers contact by messenger only, promises a visa, or has an
 * unverified address outside the company's domain.
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
