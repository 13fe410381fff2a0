import type { JobAd } from "../../contract/classifieds/job-ads.ts";

/** A complete ad as the form sends it. @param lastDay YYYY-MM-DD */
export const validAd = (lastDay: string): JobAd => ({
  ...{ title: "Confeiteira para a padaria", company: "Padaria Sol", city: "Olten", canton: "SO" },
  ...{ workloadMin: 60, workloadMax: 80, contractType: "permanent" },
  ...{ salaryMinCents: 480_000, salaryMaxCents: 520_000, salaryPeriod: "month" },
  languages: [{ code: "de", level: "A2" }],
  permitPolicy: "swiss_permit",
  text: "Bolos e tortas para a nossa loja.\n\nTrabalho de manhã, de terça a sábado.",
  applyTo: "vagas@padaria.ch",
  lastDay,
});
