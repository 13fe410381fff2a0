import type { WelcomeAnswers } from "./signup.schema";

export type Topic = { slug: string; name: string };

export type FirstChoices = { cantonId: number | null; interests: string[] };

export type WelcomeChoices = {
  cantons: { id: number; code: string; name: string }[];
  /** The profile's canton, else the first one chosen in an earlier step. */
  cantonId: number | null;
  topics: Topic[];
  chosen: string[];
};

/** The profile stores interests in one line, separated by commas. */
const canBeInterest = ({ name }: Topic) => name.length <= 40 && !/[,;\n]/.test(name);

export function welcomeChoices(
  profile: FirstChoices,
  cantons: WelcomeChoices["cantons"],
  all: readonly Topic[],
  wished: readonly string[] = [],
): WelcomeChoices | null {
  const topics = all.filter(canBeInterest).map(({ slug, name }) => ({ slug, name }));
  if (cantons.length === 0 && topics.length === 0) return null;
  const chosen = topics.filter(({ name }) => profile.interests.includes(name));
  const wishedId = cantons.find(({ code }) => code === wished[0])?.id ?? null;
  return {
    cantons,
    cantonId: profile.cantonId ?? wishedId,
    topics,
    chosen: chosen.map(({ slug }) => slug),
  };
}

/** Keeps free-text interests and topics that are not offered. Null if nothing changed. */
export function withChoices(
  profile: FirstChoices,
  { canton, topics: chosen }: WelcomeAnswers,
  { cantons, topics }: WelcomeChoices,
): FirstChoices | null {
  const offered = topics.map(({ name }) => name);
  const followed = topics.filter(({ slug }) => chosen.includes(slug)).map(({ name }) => name);
  const own = profile.interests.filter((interest) => !offered.includes(interest));
  const cantonId = canton === undefined ? null : Number(canton);
  const isOffered = cantonId === null || cantons.some(({ id }) => id === cantonId);
  const next = {
    cantonId: cantons.length > 0 && isOffered ? cantonId : profile.cantonId,
    interests: [...own, ...followed],
  };
  const isSame =
    next.cantonId === profile.cantonId && next.interests.join() === profile.interests.join();
  return isSame ? null : next;
}
