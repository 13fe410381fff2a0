export type HomeCard = { title: string; text: string; to: string; action: string };

export type HomeDate = {
  title: string;
  when: string;
  /** Null where the day depends on the arrival. */
  left: string | null;
  source: { name: string; url: string } | null;
  guide: { to: string; title: string } | null;
};

export type HomeCanton = {
  name: string;
  facts: { label: string; value: string; note: string | null }[];
  locked: string | null;
  /** Empty if the canton is closed to this member. */
  news: { to: string; title: string }[];
  ways: { to: string; label: string }[];
};

export type HomePlan = {
  card: HomeCard | null;
  report: HomeCard | null;
  digest: HomeCard | null;
  steps: HomeCard;
  dates: HomeDate[];
  canton: HomeCanton | null;
};
