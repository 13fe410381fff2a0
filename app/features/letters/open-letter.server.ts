import type { OwnCms } from "~/cms/cms.server";
import type { BoundToMember } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { listCantons } from "~/reference/cantons.server";
import { listOffices } from "~/reference/offices.server";
import { languageIn, sentLanguagesOf, type Letter } from "./letter";
import type { LetterPageData } from "./letter-form";
import { postingOf, yearChoices } from "./posting.server";
import { startLetter, type LetterCanton, type LetterStart } from "./start-letter.server";

type Bound = Pick<BoundToMember, "cms" | "own" | "service">;

export type OpenLetterOptions = {
  fullName: string;
  /** Of the page: `language=<code>`. */
  search: URLSearchParams;
  /** Code of the canton in the profile. */
  findHomeCanton: (own: OwnCms) => Promise<string | null>;
};

/**
 * A letter with what the portal knows of the member, for the page to fill in. Without the service or the
 * cantons it opens with less.
 */
export async function openLetter(
  { cms, own, service }: Bound,
  letter: Letter,
  { fullName, search, findHomeCanton }: OpenLetterOptions,
): Promise<LetterPageData & Pick<LetterStart, "month">> {
  const [homeCanton, cantons, stored] = await Promise.all([
    findHomeCanton(own),
    listCantons(cms).catch(() => []),
    service.plan.find(),
  ]);
  const plan = stored.isError ? null : stored.data;
  const code = homeCanton ?? plan?.cantons[0];
  const found = cantons.find((each) => each.code === code);
  const canton: LetterCanton | null = found
    ? { ...found, from: homeCanton === null ? "signup" : "profile" }
    : null;
  const today = zurichDay(new Date());
  const sender = {
    ...{ name: fullName, plan, canton },
    offices: canton ? await listOffices(cms, canton.code).catch(() => []) : [],
  };
  const { month, ...opened } = startLetter(letter, sender, today);
  const languages = sentLanguagesOf(canton?.languages ?? []);
  const { texts: _, deadline, ...shown } = letter;
  return {
    ...opened,
    month,
    letter: shown,
    canton: canton && { name: canton.name, languages },
    language: languageIn(search) ?? languages[0] ?? "de",
    posting: postingOf(letter, opened.start, today),
    years: yearChoices(deadline, today),
  };
}
