import {
  contentKinds,
  hasPlainPage,
  kindPages,
  kindsWith,
  shownKinds,
  type ContentKind,
  type KindPage,
} from "../../contract/content/kinds.ts";
import { digestLists, frequencyField } from "../../contract/notifications/email.ts";

const MADE = "// Made by npm run codegen, out of contract/content/kinds.ts.";
const nameOf = (kind: ContentKind) => kind.charAt(0).toUpperCase() + kind.slice(1);
const commented = new Set<ContentKind>(kindsWith("isCommented"));

const pages: Readonly<Record<KindPage, (kind: ContentKind) => string>> = {
  list: (kind) => `import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/content/list/list-page";
import { contentList } from "~/content/list/list.server";
import { ${kind} } from "~/features/${kind}/${kind}";
import { ${kind}Source } from "~/features/${kind}/${kind}.server";
import { pageMeta } from "~/page/page-meta";
import { contentFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...contentFrame("${kind}"),
  keeping: { query: ["category"] },
};

export const loader = contentList(${kind}Source);

export default function ${nameOf(kind)}ListRoute() {
  return <ListPage kind={${kind}} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: ${kind}.t("title") }));
`,
  results: (kind) => `import { useLoaderData } from "@remix-run/react";
import { ResultsPage } from "~/content/list/results-page";
import { contentResults } from "~/content/list/list.server";
import { ${kind} } from "~/features/${kind}/${kind}";
import { ${kind}Source } from "~/features/${kind}/${kind}.server";
import { ${kind}Search } from "~/features/${kind}/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("${kind}-search", ${kind}Search);

export const handle = contentFrame("${kind}", { hasMap: false });

export const loader = contentResults(${kind}Source);

export default function ${nameOf(kind)}ResultsRoute() {
  return <ResultsPage kind={${kind}} words={t} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: t("title") }));
`,
  favorites: (kind) => `import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "~/content/favorites/favorites-page";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { contentFavorites } from "~/content/favorites/favorites-page.server";
import { ${kind} } from "~/features/${kind}/${kind}";
import { ${kind}Source } from "~/features/${kind}/${kind}.server";
import { ${kind}Favorites } from "~/features/${kind}/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("${kind}-favorites", ${kind}Favorites);

export const handle = contentFrame("${kind}");

export const loader = contentFavorites(${kind}Source);

export default function ${nameOf(kind)}FavoritesRoute() {
  return (
    <FavoritesPage
      kind={${kind}}
      t={t}
      {...useLoaderData<typeof loader>()}
      renderToggle={(shown) => <FavoriteToggle type="${kind}" {...shown} />}
    />
  );
}

export const meta = pageMeta(() => ({ title: t("title") }));
`,
  share: (kind) => `import { contentShare, refuseToShow } from "~/content/item/share.server";
import { ${kind} } from "~/features/${kind}/${kind}";

export const loader = refuseToShow;

export const action = contentShare(${kind});
`,
  item: (kind) => `import { itemAside, ItemPage, itemMeta } from "~/content/item/item-page";
import { contentItem } from "~/content/item/item.server";
${commented.has(kind) ? 'import { CommentsSection } from "~/features/comments/comments-section";\n' : ""}import { ${kind} } from "~/features/${kind}/${kind}";
import { ${kind}Source } from "~/features/${kind}/${kind}.server";
import { contentFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...contentFrame("${kind}"),
  keeping: {},
  aside: itemAside("routes/${kind}/item"),
};

export const loader = contentItem(${kind}Source);

export default function ${nameOf(kind)}ItemRoute() {
  return ${
    commented.has(kind)
      ? `(
    <ItemPage
      kind={${kind}}
      renderComments={(id) => <CommentsSection key={id} targetType="${kind}" target={id} />}
    />
  )`
      : `<ItemPage kind={${kind}} />`
  };
}

export const meta = itemMeta;
`,
};

const kindPagesOf = (kind: ContentKind) =>
  kindPages
    .filter((page) => hasPlainPage(kind, page))
    .map((page) => [`app/routes/${kind}/${page}.tsx`, `${MADE}\n${pages[page](kind)}`] as const);

const imports = (suffix: string, name: (kind: ContentKind) => string) =>
  [...contentKinds]
    .sort()
    .map((kind) => `import { ${name(kind)} } from "~/features/${kind}/${kind}${suffix}";\n`)
    .join("");

const LINE_LENGTH = 100;

/** As the formatter writes it. */
function list(name: string, items: readonly string[]): string {
  const line = `export const ${name} = [${items.join(", ")}];\n`;
  if (line.length <= LINE_LENGTH + 1) return line;
  return `export const ${name} = [\n${items.map((item) => `  ${item},\n`).join("")}];\n`;
}

const kindSources = () => `${MADE}
${imports(".server", (kind) => `${kind}Source`)}
${list(
  "everySource",
  shownKinds.map((kind) => `${kind}Source`),
)}`;

const everyKind = () => `${MADE}
${imports("", (kind) => kind)}
${list("everyKind", shownKinds)}`;

const lines = (indent: string, line: (field: string) => string) =>
  digestLists.map((digest) => `${indent}${line(frequencyField(digest))}\n`).join("");

const frequencyQueries = () => `${MADE.replace("//", "#")}
query GetUserEmailFrequency {
  getUserEmailFrequency {
${lines("    ", (field) => field)}    wantsProductMail
    notificationChoices {
      kind
      channel
      isOn
    }
    canMuteInPortal
    pausedUntil
    stopReason
    stoppedAt
  }
}

mutation SetUserEmailFrequency(
${lines("  ", (field) => `$${field}: EmailFrequency`)}  $wantsProductMail: Boolean
  $notificationChoices: [NotificationChoiceInput!]
  $isPaused: Boolean
) {
  setUserEmailFrequency(
${lines("    ", (field) => `${field}: $${field}`)}    wantsProductMail: $wantsProductMail
    notificationChoices: $notificationChoices
    isPaused: $isPaused
  ) {
    id
  }
}
`;

/** Files that name every kind, by path. */
export const writeContentKinds = (): ReadonlyMap<string, string> =>
  new Map([
    ...contentKinds.flatMap(kindPagesOf),
    ["app/shell/every-kind.ts", everyKind()],
    ["app/shell/kind-sources.server.ts", kindSources()],
    ["app/service/email-frequency.graphql", frequencyQueries()],
  ]);
