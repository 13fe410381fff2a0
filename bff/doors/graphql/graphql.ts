import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import { ServiceError, toServiceError } from "../../errors.ts";
import type { GraphqlContext } from "../../modules/schema-builder.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { limitQuery, queryLimits } from "./query-limits.ts";
import { schema } from "./schema.ts";

export interface GraphqlDeps {
  sessions: SessionsService;
  /** What resolvers ask. */
  services: Omit<GraphqlContext, "userId">;
  /** Only tests may ask the schema about itself. */
  allowIntrospection: boolean;
}

type CallContext = GraphqlContext & { log: FastifyRequest["log"] };

/** `POST /graphql`: JSON only, for members only, one bounded operation a request. */
export async function graphql(app: FastifyInstance, deps: GraphqlDeps): Promise<void> {
  const yoga = createYoga<CallContext>({
    schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    plugins: [guardQueries(deps.allowIntrospection), logFailures],
    maskedErrors: { maskError },
  });

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post("/graphql", { bodyLimit: 65_536 }, async (request, reply) => {
    const userId = await deps.sessions.requireUserId(requireBearer(request));
    const answer = await yoga.fetch(
      "http://service/graphql",
      {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(request.body ?? null),
      },
      { ...deps.services, userId, log: request.log },
    );
    return reply
      .code(answer.status)
      .type("application/json; charset=utf-8")
      .send(await answer.text());
  });
}

function guardQueries(allowIntrospection: boolean): Plugin<CallContext> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => parse(source, { maxTokens: queryLimits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitQuery);
      if (!allowIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ result, setResult }) => {
        if (Array.isArray(result)) setResult(result.map(withoutSuggestion));
      };
    },
  };
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

/** "Did you mean …" would tell the names of the schema to whoever guesses. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const [message = error.message] = error.message.split(" Did you mean ");
  return new GraphQLError(message, {
    nodes: error.nodes,
    extensions: { ...error.extensions, code: "validation_failed" },
  });
}

/** Errors of the query keep their words; whatever a resolver threw keeps its code only. */
function maskError(error: unknown): GraphQLError {
  const thrown = error instanceof GraphQLError ? error.originalError : error;
  // A value that does not fit its type is refused by graphql itself, as an error within an error.
  if (error instanceof GraphQLError && (!thrown || thrown instanceof GraphQLError)) return error;
  const known = toServiceError(thrown);
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(known.message, { ...place, extensions: { code: known.code } });
}
