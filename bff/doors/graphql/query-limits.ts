import { GraphQLError, Kind } from "graphql";
import type {
  ASTVisitor,
  DocumentNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
} from "graphql";

export const queryLimits = { depth: 10, aliases: 30, tokens: 1_000 };

interface Weight {
  depth: number;
  aliases: number;
}

/** Validation rule: one operation a request, bounded in depth and aliases, fragments counted in. */
export function limitQuery(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      for (const problem of problemsOf(document)) context.reportError(new GraphQLError(problem));
    },
  };
}

function problemsOf(document: DocumentNode): string[] {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length > 1) return ["One operation a request is answered"];
  const weigh = createWeigher(document);
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { depth, aliases } = weigh(definition.selectionSet);
    return [
      ...(depth > queryLimits.depth ? [`The query is deeper than ${queryLimits.depth}`] : []),
      ...(aliases > queryLimits.aliases
        ? [`The query has more than ${queryLimits.aliases} aliases`]
        : []),
    ];
  });
}

/** Each fragment is weighed once, so that fragments in fragments cannot make the count slow. */
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
    if (known || !fragment) return known ?? { depth: 0, aliases: 0 };
    // A fragment that leads back to itself weighs nothing here; another rule refuses it.
    weighed.set(name, { depth: 0, aliases: 0 });
    const weight = weighSet(fragment.selectionSet);
    weighed.set(name, weight);
    return weight;
  }

  function weighSet(set: SelectionSetNode): Weight {
    const total: Weight = { depth: 0, aliases: 0 };
    for (const selection of set.selections) {
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? weighFragment(selection.name.value)
          : selection.selectionSet
            ? weighSet(selection.selectionSet)
            : { depth: 0, aliases: 0 };
      const isField = selection.kind === Kind.FIELD;
      total.depth = Math.max(total.depth, below.depth + (isField ? 1 : 0));
      total.aliases += below.aliases + (isField && selection.alias ? 1 : 0);
    }
    return total;
  }

  return weighSet;
}
