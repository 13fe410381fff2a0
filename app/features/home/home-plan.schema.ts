/** Home page content based on the member's answers; the server formats all texts. */
export type HomeCard = { title: string; text: string; to: string; action: string };

export type HomeDate = {
  title: string;
  /** "até 30 de novembro de 2026", or the time after a future arrival. */
  when: string;
  /** "faltam 8 dias", "passou há 3 dias"; null where the day depends on the arrival. */
  left: string | null;
  source: { name: string; url: string } | null;
  /** A class about it that the member may open. */
  guide: { to: string; title: string } | null;
};

export type HomeCanton = {
  name: string;
  facts: { label: string; value: string; note: string | null }[];
  /** Text in place of the figures if the member may not read them. */
  locked: string | null;
  /** Newest news about the canton; empty if the canton is closed to this member. */
  news: { to: string; title: string }[];
  ways: { to: string; label: string }[];
};

export type HomePlan = {
  /** Link to unfinished questions or to the report; null while the service is unavailable. */
  card: HomeCard | null;
  report: HomeCard | null;
  /** Date of the next digest; null if none is due, or while unknown. */
  digest: HomeCard | null;
  /** Link to the dated steps. */
  steps: HomeCard;
  dates: HomeDate[];
  canton: HomeCanton | null;
};
