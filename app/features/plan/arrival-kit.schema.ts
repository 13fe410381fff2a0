export type ArrivalKit = {
  steps: { id: string; title: string; when: string | null; source: string | null }[];
  canton: { name: string; offices: { kind: "official" | "migration"; url: string }[] } | null;
  /** Directus id. */
  memberId: string;
};
