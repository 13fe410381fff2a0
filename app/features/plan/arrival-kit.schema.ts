/** What a member has at hand without a connection. */
export type ArrivalKit = {
  steps: { id: string; title: string; when: string | null; source: string | null }[];
  /** Offices of the member's canton; null without a canton that they may read. */
  canton: { name: string; offices: { kind: "official" | "migration"; url: string }[] } | null;
  /** In Directus: whose kit the device keeps. */
  memberId: string;
};
