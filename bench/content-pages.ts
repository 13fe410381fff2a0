import { FEW, type LoadPlan } from "./load-plan.ts";
import { loadInTurn, warmUp, type LoadResult, type Target } from "./load.ts";

export const contentPages = {
  list: "/pt-BR/app/news",
  results: "/pt-BR/app/news/results?sort=old",
  reader: "/pt-BR/app/news/primeiros-14-dias-o-registro-na-comuna-passo-a-passo",
  class: "/pt-BR/app/courses/primeiros-90-dias-na-suica/chegar/registro-e-permissao",
} as const;
export type ContentPage = keyof typeof contentPages;
export const contentPageNames = Object.keys(contentPages) as ContentPage[];

export type ContentFigures = Record<ContentPage, LoadResult>;

export async function loadContentPages(
  portal: { origin: string; cookie: string; parts: Target["parts"] },
  plan: LoadPlan,
): Promise<ContentFigures> {
  const targets = contentPageNames.map((name) => ({
    name,
    url: portal.origin + contentPages[name],
    cookie: portal.cookie,
    parts: portal.parts,
  }));
  await warmUp(targets, plan);
  const loads = await loadInTurn(targets, { connections: FEW, takesCompressed: true }, plan);
  return Object.fromEntries(
    contentPageNames.map((name, at) => [name, loads[at]]),
  ) as ContentFigures;
}
