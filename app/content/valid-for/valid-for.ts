export type ShownValidFor = {
  label: string;
  outdated: string | null;
};
