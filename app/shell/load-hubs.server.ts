import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { itemPath } from "~/content/links";
import { listUnfinished, type Unfinished } from "~/content/reading/reading.server";
import type { ContentCard } from "~/content/schema";
import type { ContentSource } from "~/content/source/content-source.server";
import { listHighlights } from "~/content/source/reader.server";
import { cantonComparison } from "~/features/cantons/comparison/words";
import { disposableIncomeWords } from "~/features/cantons/disposable-income/words";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { listClassifieds } from "~/features/classifieds/frame/classifieds-nav";
import type { HubArea, HubItem, HubLink } from "~/features/home/hub-page";
import { hub as words } from "~/features/home/hub.words";
import { letters as letterWords } from "~/features/letters/words";
import { arrivalKit } from "~/features/plan/arrival-kit.words";
import { situation } from "~/features/plan/situation.words";
import { practice as practiceWords } from "~/features/practice/words";
import { listOpenTools, toolPath } from "~/features/tools/tool-list";
import { listContinueWatching } from "~/features/videos/watch-history.server";
import type { BoundToMember } from "~/guards/guards.server";
import { to } from "~/i18n/paths";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { listCantons } from "~/reference/cantons.server";
import { openTiles } from "./area-tiles";
import { areaTitle, contentAreas, livingAreas, type AreaName } from "./areas";
import { textSources } from "./content-sources.server";
import { everySource } from "./kind-sources.server";
import { shell } from "./words";

const t = translator("hub", words);

type Bound = Pick<BoundToMember, "cms" | "own">;

/** The newest item, also while older ones are pinned. Every home page reads the same lists. */
async function listNewest(cms: Bound["cms"], source: ContentSource): Promise<HubItem[]> {
  const cards = await nullWhenUnavailable(listHighlights({ cms, source }));
  const newest = (cards ?? []).toSorted((one, other) =>
    other.publishedAt.localeCompare(one.publishedAt),
  );
  return newest.slice(0, 1).map(({ slug, title, publishedLabel }) => ({
    to: itemPath(source.kind, slug),
    title,
    note: t("newest", { when: publishedLabel }),
  }));
}

/** The last item of each kind that the member has started. */
async function listStarted({ cms, own }: Bound): Promise<Unfinished[]> {
  const [texts, films] = await Promise.all([
    listUnfinished({ cms, own }, textSources),
    listContinueWatching({ cms, own }),
  ]);
  return [...texts, ...films.map((card) => ({ type: "videos" as const, card }))];
}

export async function loadContentHub({ cms, own }: BoundToMember) {
  const [newest, started] = await Promise.all([
    Promise.all(
      everySource.map(async (source) => ({
        kind: source.kind,
        items: await listNewest(cms, source),
      })),
    ),
    listStarted({ cms, own }),
  ]);
  const areas: HubArea[] = openTiles(contentAreas).map((tile) => {
    const known = newest.find(({ kind }) => kind.name === tile.name);
    const last = started.find(({ type }) => type === tile.name)?.card;
    const resumed = known && last ? [startedItem(known.kind, last)] : [];
    const others = (known?.items ?? []).filter((item) => item.to !== resumed[0]?.to);
    return { ...tile, items: [...resumed, ...others], links: [] };
  });
  const glossary: HubArea = {
    to: to("/app/glossary"),
    title: areaTitle("glossary"),
    summary: t("glossary"),
    icon: "book",
    items: [],
    links: [],
  };
  const practice: HubArea = {
    to: to("/app/practice"),
    title: practiceWords.title,
    summary: t("practice"),
    icon: "book",
    items: [],
    links: [],
  };
  return { areas: [...areas, glossary, practice] };
}

function startedItem(kind: ContentSource["kind"], { slug, title, marks }: ContentCard): HubItem {
  return { to: itemPath(kind, slug), title, note: marks?.[0] ?? t("started") };
}

async function listCantonLinks({ cms, own }: BoundToMember): Promise<HubLink[]> {
  const [{ mapCanton }, cantons] = await Promise.all([
    findOwnCantons(own),
    nullWhenUnavailable(listCantons(cms)),
  ]);
  const canton = cantons?.find(({ code }) => code === mapCanton);
  return [
    ...(canton ? [{ to: to(`/app/cantons/${canton.code}`), label: canton.name }] : []),
    { to: to("/app/cantons/what-is-left"), label: disposableIncomeWords.title },
    { to: to("/app/cantons/compare"), label: cantonComparison.title },
  ];
}

export async function loadSwitzerlandHub(bound: BoundToMember) {
  const links: Partial<Record<AreaName, HubLink[]>> = {
    classifieds: listClassifieds(),
    cantons: await listCantonLinks(bound),
    tools: listOpenTools().map((tool) => ({
      to: to(toolPath(tool)),
      label: tools.list[tool.name].title,
    })),
  };
  const areas: HubArea[] = openTiles(livingAreas).map((tile) => ({
    ...tile,
    items: [],
    links: links[tile.name] ?? [],
  }));
  const plan: HubArea = {
    to: to("/app/plan"),
    title: shell.menu.plan,
    summary: t("plan"),
    icon: "clock",
    items: [],
    links: [
      { to: to("/app/plan/situation"), label: situation.title },
      { to: to("/app/plan/arrival-kit"), label: arrivalKit.title },
    ],
  };
  const letters: HubArea = {
    to: to("/app/letters"),
    title: letterWords.title,
    summary: t("letters"),
    icon: "file-text",
    items: [],
    links: [],
  };
  return { areas: [plan, letters, ...areas] };
}
