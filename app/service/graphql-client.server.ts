import type { DocumentNode } from "graphql";
import {
  Client,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type TypedDocumentNode,
} from "urql";
import { askForLife } from "~/http/sign-of-life";
import { createCircuitBreaker } from "../../contract/shared/circuit-breaker.ts";

export type GraphqlFailure = {
  client: string;
  operation: string;
  statusCode: number;
  code: string | null;
  /** Wait of a refusal by a limit. */
  retryAfterSeconds?: number;
  messages: string[];
};

/** Pages wait for these answers: a hanging service must not block them. */
const TIMEOUT_MS = 2_000;

/**
 * The service's GraphQL through urql. A urql client shares a running operation between equal documents and
 * variables, ignoring the bearer. So each call gets its own client, and no answer can reach another member.
 * Only the breaker is shared.
 */
export function createGraphqlClient(
  serviceUrl: string,
  onFailure?: (failure: GraphqlFailure) => void,
  timeoutFactor = 1,
) {
  const breaker = createCircuitBreaker({
    probe: () => askForLife(new URL("healthz", serviceUrl), TIMEOUT_MS),
  });
  const url = new URL("graphql", serviceUrl).href;
  const clientOf = (bearer: string) =>
    new Client({
      url,
      exchanges: [fetchExchange],
      preferGetMethod: false,
      requestPolicy: "network-only",
      fetchOptions: { headers: { Authorization: `Bearer ${bearer}` } },
      // urql replaces a signal passed with the call by its own.
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          signal: anySignal(init?.signal, AbortSignal.timeout(TIMEOUT_MS * timeoutFactor)),
        }),
    });

  return function queryAs(bearer: string) {
    return async function query<Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<{ data: Data | null; failure: GraphqlFailure | null }> {
      if (!(await breaker.mayCall())) return { data: null, failure: notSent(nameOf(document)) };
      const client = clientOf(bearer);
      const result = await (isMutation(document)
        ? client.mutation(document, variables)
        : client.query(document, variables));
      const failure = result.error ? describe(result.error, nameOf(document)) : null;
      if (failure && failure.statusCode >= 500) breaker.failed();
      else breaker.succeeded();
      if (!failure) return { data: result.data ?? null, failure: null };
      onFailure?.(failure);
      return { data: null, failure };
    };
  };
}

export type GraphqlClient = ReturnType<typeof createGraphqlClient>;
export type GraphqlQuery = ReturnType<GraphqlClient>;

function anySignal(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal));
}

function notSent(operation: string): GraphqlFailure {
  return {
    client: "service",
    operation,
    statusCode: 503,
    code: "unavailable",
    messages: ["the service is not asked while it fails"],
  };
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === "OperationDefinition" && String(definition.operation) === "mutation",
  );
}

function nameOf(document: DocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === "OperationDefinition"
    ? (definition.name?.value ?? "anonymous")
    : "anonymous";
}

function codeOf({ graphQLErrors: [first] }: CombinedError): string | null {
  const code = first?.extensions["code"];
  return typeof code === "string" ? code : null;
}

function waitOf({ graphQLErrors: [first] }: CombinedError) {
  const retryAfterSeconds = first?.extensions["retryAfterSeconds"];
  return typeof retryAfterSeconds === "number" ? { retryAfterSeconds } : {};
}

function describe(error: CombinedError, operation: string): GraphqlFailure {
  const status = (error.response as Response | undefined)?.status ?? 500;
  return {
    client: "service",
    operation,
    statusCode: status === 200 ? 500 : status,
    code: codeOf(error),
    ...waitOf(error),
    messages: error.networkError
      ? [error.networkError.message]
      : error.graphQLErrors.map((each) => each.message),
  };
}
