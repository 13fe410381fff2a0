import type { DocumentNode } from "graphql";
import {
  Client,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type TypedDocumentNode,
} from "@urql/core";
import { createCircuitBreaker } from "~/http/circuit-breaker";

export type GraphqlFailure = {
  client: string;
  operation: string;
  statusCode: number;
  messages: string[];
};

/** Pages wait for these answers: a hanging service must not hang them. */
const TIMEOUT_MS = 2_000;

/**
 * The service's GraphQL through urql. One client per process without any user in it: the bearer goes
 * with each call, and nothing is cached here, so that members never share an answer.
 */
export function createGraphqlClient(
  serviceUrl: string,
  onFailure?: (failure: GraphqlFailure) => void,
) {
  const breaker = createCircuitBreaker();
  const client = new Client({
    url: new URL("graphql", serviceUrl).href,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    requestPolicy: "network-only",
    // urql puts a signal of its own in the place of one given with the call.
    fetch: (input, init) =>
      fetch(input, { ...init, signal: anySignal(init?.signal, AbortSignal.timeout(TIMEOUT_MS)) }),
  });

  return async function query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    bearer: string,
  ): Promise<{ data: Data | null; failure: GraphqlFailure | null }> {
    if (!breaker.mayCall()) return { data: null, failure: notAsked(nameOf(document)) };
    const result = await client.query(document, variables, {
      fetchOptions: { headers: { Authorization: `Bearer ${bearer}` } },
    });
    const failure = result.error ? describe(result.error, nameOf(document)) : null;
    if (failure && failure.statusCode >= 500) breaker.failed();
    else breaker.succeeded();
    if (!failure) return { data: result.data ?? null, failure: null };
    onFailure?.(failure);
    return { data: null, failure };
  };
}

export type GraphqlQuery = ReturnType<typeof createGraphqlClient>;

function anySignal(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal));
}

function notAsked(operation: string): GraphqlFailure {
  return {
    client: "service",
    operation,
    statusCode: 503,
    messages: ["the service is not asked while it fails"],
  };
}

function nameOf(document: DocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === "OperationDefinition"
    ? (definition.name?.value ?? "anonymous")
    : "anonymous";
}

function describe(error: CombinedError, operation: string): GraphqlFailure {
  const status = (error.response as Response | undefined)?.status ?? 500;
  return {
    client: "service",
    operation,
    statusCode: status === 200 ? 500 : status,
    messages: error.networkError
      ? [error.networkError.message]
      : error.graphQLErrors.map((each) => each.message),
  };
}
