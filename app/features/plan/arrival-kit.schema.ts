export type ArrivalKit = {
  steps: { id: string; title: string; when: string | null; source: string | null }[];
  /** Offices of the member's canton; null without a canton that the member may read. */
  canton: { name: string; offices: { kind: "official" | "migration"; url: string }[] } | null;
  /** Directus id of the member whose kit the device stores. */
  memberId: string;
};
