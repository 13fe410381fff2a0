/** For whom a reply holds, as its reader sees it. */
export type ShownValidFor = {
  label: string;
  /** Told once its year is over; null before. */
  outdated: string | null;
};
