import { slugOfItemPath } from "~/content/links";
import { listBySlugs } from "~/content/source/reader.server";
import { findOwnChoices } from "~/features/account/profile/own-profile.server";
import { articlesSource } from "~/features/articles/articles.server";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { listLetters } from "~/features/letters/letters.server";
import type { PlanDependencies } from "~/features/plan/load-plan.server";
import { toolList, toolPath } from "~/features/tools/tool-list";
import { to } from "~/i18n/paths";

const payingTools: readonly string[] = toolList.filter(({ isFree }) => !isFree).map(toolPath);

/** Calculators and articles: every other page that a step links to is free. */
const listLocked: PlanDependencies["listLocked"] = async (cms, paths) => {
  if (cms.tier === "paying") return [];
  const slugs = paths.flatMap(
    (path) => slugOfItemPath(articlesSource.kind, to(path as `/${string}`)) ?? [],
  );
  const cards = await listBySlugs({ cms, source: articlesSource }, slugs);
  const articles = cards.flatMap(({ slug, isLocked }) =>
    isLocked ? [`/app/articles/${slug}`] : [],
  );
  return [...articles, ...payingTools];
};

/** What the plan needs of the profile, the map, the letters and the pages that its steps link to. */
export const planDependencies: PlanDependencies = {
  findChoices: findOwnChoices,
  listLetters: async (cms) => (await listLetters(cms)).map(({ key }) => key),
  listLocked,
  findHomeCanton: async (own) => (await findOwnCantons(own)).homeCanton,
};
