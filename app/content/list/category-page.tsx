import type { ContentKind } from "~/content/schema";
import { subject as words } from "./category.words";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import { ContentHeader } from "./content-header";
import { KindGroups } from "../kind-groups";
import type { ContentGroup } from "../kind-groups.server";
import { resultsPath } from "../links";

type CategoryPageProps = {
  category: { slug: string; name: string };
  kinds: readonly ContentKind[];
  groups: readonly ContentGroup[];
};

export function CategoryPage({ category: { slug, name }, kinds, groups }: CategoryPageProps) {
  const isEmpty = groups.every(({ items }) => items?.length === 0);
  return (
    <>
      <ContentHeader title={name} />
      {isEmpty ? (
        <StateMessage
          kind="empty"
          title={words.empty.title}
          action={<Button to="/app">{words.empty.action}</Button>}
        >
          {words.empty.text}
        </StateMessage>
      ) : (
        <KindGroups
          kinds={kinds}
          groups={groups}
          allTo={(kind) => resultsPath(kind, { category: slug })}
        />
      )}
    </>
  );
}
