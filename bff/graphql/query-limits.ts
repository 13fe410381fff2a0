import { GraphQLError, Kind } from "graphql";
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from "graphql";

export const queryLimits = { depth: 10, aliases: 30, tokens: 1_000, selections: 400 };

/** Each of these fields reads pages of content from Directus: once per operation. */
const HEAVY_FIELDS = new Set(["getNextDigest"]);

type Weight = {
  depth: number;
  aliases: number;
  /** Fields and spreads; a fragment counts each time it is spread. */
  selections: number;
  heavy: number;
};

/**
 * Allows one operation per request, with limits on depth, aliases and selections, including fragments. Runs
 * before graphql's own rules, which are slow with many spreads.
 * @throws {GraphQLError} with code `validation_failed`
 */
export function requireBoundedQuery(document: DocumentNode): DocumentNode {
  const [problem] = problemsOf(document);
  if (problem) throw new GraphQLError(problem, { extensions: { code: "validation_failed" } });
  return document;
}

function problemsOf(document: DocumentNode): string[] {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length > 1) return ["One operation a request is answered"];
  const weigh = createWeigher(document);
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { depth, aliases, selections, heavy } = weigh(definition.selectionSet);
    return [
      ...(depth > queryLimits.depth ? [`The query is deeper than ${queryLimits.depth}`] : []),
      ...(aliases > queryLimits.aliases
        ? [`The query has more than ${queryLimits.aliases} aliases`]
        : []),
      ...(selections > queryLimits.selections
        ? [`The query selects more than ${queryLimits.selections} fields`]
        : []),
      ...(heavy > 1 ? [`The query has more than one of ${[...HEAVY_FIELDS].join(", ")}`] : []),
    ];
  });
}

const nothing: Weight = { depth: 0, aliases: 0, selections: 0, heavy: 0 };

/** Weighs each fragment once, so that nested fragments cannot slow down the count. */
function createWeigher(document: DocumentNode): (set: SelectionSetNode) => Weight {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const weighed = new Map<string, Weight>();

  function weighFragment(name: string): Weight {
    const known = weighed.get(name);
    const fragment = fragments.get(name);
    if (known || !fragment) return known ?? nothing;
    // A recursive fragment has no weight here; another rule refuses it.
    weighed.set(name, nothing);
    const weight = weighSet(fragment.selectionSet);
    weighed.set(name, weight);
    return weight;
  }

  function weighSet(set: SelectionSetNode): Weight {
    const total = { ...nothing };
    for (const selection of set.selections) {
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? weighFragment(selection.name.value)
          : selection.selectionSet
            ? weighSet(selection.selectionSet)
            : nothing;
      const isField = selection.kind === Kind.FIELD;
      total.depth = Math.max(total.depth, below.depth + (isField ? 1 : 0));
      total.aliases += below.aliases + (isField && selection.alias ? 1 : 0);
      total.selections += below.selections + 1;
      const isHeavy = isField && HEAVY_FIELDS.has(selection.name.value);
      total.heavy += below.heavy + (isHeavy ? 1 : 0);
    }
    return total;
  }

  return weighSet;
}
