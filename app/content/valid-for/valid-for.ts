/** For whom a reply is valid, as shown to readers. */
export type ShownValidFor = {
  label: string;
  /** Warning after its year has ended; otherwise null. */
  outdated: string | null;
};
