import type { BoundToMember } from "~/guards/bound.server";
import { listCantons } from "~/reference/cantons.server";
import { listContentCategories } from "~/reference/categories.server";
import type { WelcomeAnswers } from "../flow/signup.schema";
import { welcomeChoices, withChoices } from "../flow/welcome-choices";
import type { SignupDependencies } from "./signup-dependencies";

type ProfileAccess = Pick<SignupDependencies, "findProfile" | "saveProfile">;

export async function findChoices(
  { cms, own }: BoundToMember,
  { findProfile }: Pick<ProfileAccess, "findProfile">,
  wished: readonly string[] = [],
) {
  const [profile, all, topics] = await Promise.all([
    findProfile(own),
    listCantons(cms).catch(() => []),
    listContentCategories(cms).catch(() => []),
  ]);
  const cantons = all.map(({ id, code, name }) => ({ id, code, name }));
  const choices = profile && welcomeChoices(profile, cantons, topics, wished);
  return profile && choices ? { profile, choices } : null;
}

export async function saveChoices(
  bound: BoundToMember,
  profile: ProfileAccess,
  answers: WelcomeAnswers,
): Promise<boolean> {
  const found = await findChoices(bound, profile);
  if (!found) return false;
  const changed = withChoices(found.profile, answers, found.choices);
  return changed === null || profile.saveProfile(bound.own, changed);
}
