/** What the home page tells a member from the answers they gave; written on the server, ready to read. */
export type HomeCard = { title: string; text: string; to: string; action: string };

export type HomeDate = {
  title: string;
  /** "até 30 de novembro de 2026", or so long after an arrival that is still to come. */
  when: string;
  /** "faltam 8 dias", "passou há 3 dias"; null where the day depends on the arrival. */
  left: string | null;
  source: { name: string; url: string } | null;
  /** The class that teaches it, of those that the member may read. */
  guide: { to: string; title: string } | null;
};

export type HomeCanton = {
  name: string;
  facts: { label: string; value: string; note: string | null }[];
  /** Said instead of the figures where they are not this member's to read. */
  locked: string | null;
  /** The newest news about it; none where the canton is closed to this member. */
  news: { to: string; title: string }[];
  ways: { to: string; label: string }[];
};

export type HomePlan = {
  /** Unfinished questions or the report; null where the service can't say. */
  card: HomeCard | null;
  report: HomeCard | null;
  /** When the next digest goes out; null where none does, or nobody can say. */
  digest: HomeCard | null;
  /** The way to the dated steps. */
  steps: HomeCard;
  dates: HomeDate[];
  canton: HomeCanton | null;
};
