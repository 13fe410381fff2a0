import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, visit } from "graphql";
import type { DocumentNode, GraphQLSchema, StringValueNode } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import { cleanText } from "../../contract/shared/visible-text.ts";
import { ServiceError, toServiceError } from "../errors.ts";
import type { GraphqlContext, GraphqlServices } from "./builder.ts";
import { requireBearer } from "../http/bearer.ts";
import { hashOfDocument } from "./document-hash.ts";
import { queryLimits, requireBoundedQuery } from "./query-limits.ts";

export type GraphqlDeps = {
  schema: GraphQLSchema;
  /** Returns the user of a session token. @throws {ServiceError} `auth.invalid_token` */
  requireUserId: (token: string) => Promise<string>;
  services: GraphqlServices;
  /** `null` allows any document. */
  knownDocuments: ReadonlySet<string> | null;
  /** Only tests may use introspection. */
  allowIntrospection: boolean;
};

const JSON_TYPE = "application/json";
const RESPONSE_TYPE = "application/graphql-response+json";

type CallContext = GraphqlContext & { log: FastifyRequest["log"] };

/** `POST /graphql`: JSON only, members only, one bounded operation per request. */
export async function graphql(app: FastifyInstance, deps: GraphqlDeps): Promise<void> {
  const yoga = createYoga<CallContext>({
    schema: deps.schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    plugins: [guardQueries(deps), logFailures],
    maskedErrors: { maskError },
  });

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post("/graphql", { bodyLimit: 65_536 }, async (request, reply) => {
    const userId = await deps.requireUserId(requireBearer(request));
    const answer = await yoga.fetch(
      "http://service/graphql",
      {
        method: "POST",
        headers: { "content-type": JSON_TYPE, accept: answerTypeOf(request) },
        body: JSON.stringify(request.body ?? null),
      },
      { ...deps.services, userId, log: request.log },
    );
    return reply
      .code(answer.status)
      .type(answer.headers.get("content-type") ?? JSON_TYPE)
      .send(await answer.text());
  });
}

/** Clients that accept the GraphQL media type also get an HTTP error status. */
function answerTypeOf({ headers: { accept = "" } }: FastifyRequest): string {
  return accept.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : JSON_TYPE;
}

function guardQueries({
  knownDocuments,
  allowIntrospection,
}: Pick<GraphqlDeps, "knownDocuments" | "allowIntrospection">): Plugin<CallContext> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => {
        const document = requireBoundedQuery(parse(source, { maxTokens: queryLimits.tokens }));
        if (knownDocuments) requireKnown(document, knownDocuments);
        return withCleanTexts(document);
      });
    },
    onValidate({ addValidationRule }) {
      if (!allowIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ result, setResult }) => {
        if (Array.isArray(result)) setResult(result.map(withoutSuggestion));
      };
    },
  };
}

/** Variables are cleaned like any request body; this cleans the texts in the document itself. */
const withCleanTexts = (document: DocumentNode): DocumentNode =>
  visit(document, {
    StringValue: (node: StringValueNode) => ({ ...node, value: cleanText(node.value) }),
  });

function requireKnown(document: DocumentNode, known: ReadonlySet<string>): void {
  if (known.has(hashOfDocument(document))) return;
  const extensions = { code: "validation_failed" };
  throw new GraphQLError("This document is not known", { extensions });
}

const logFailures: Plugin<CallContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone({ result }) {
      if (Symbol.asyncIterator in result) return;
      for (const { originalError } of result.errors ?? []) {
        if (originalError && !(originalError instanceof ServiceError)) {
          args.contextValue.log.error({ err: originalError }, "a resolver failed");
        }
      }
    },
  }),
};

/** "Did you mean …" would disclose names of the schema. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const [message = error.message] = error.message.split(" Did you mean ");
  return new GraphQLError(message, {
    nodes: error.nodes,
    extensions: { ...error.extensions, code: "validation_failed" },
  });
}

/** Query errors keep their message; errors of resolvers keep only their code and wait. */
function maskError(error: unknown): GraphQLError {
  const thrown = error instanceof GraphQLError ? error.originalError : error;
  // graphql reports a value of the wrong type as an error within an error.
  if (error instanceof GraphQLError && (!thrown || thrown instanceof GraphQLError)) return error;
  const known = toServiceError(thrown);
  const { code, retryAfterSeconds } = known;
  const extensions = { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(known.message, { ...place, extensions });
}
