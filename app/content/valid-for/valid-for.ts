export type ShownValidFor = {
  label: string;
  /** Null until its year has ended. */
  outdated: string | null;
};
