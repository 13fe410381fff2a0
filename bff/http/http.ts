import { randomUUID } from "node:crypto";
import { fastify, LogController } from "fastify";
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import { inRequest, REQUEST_ID_FORM, REQUEST_ID_HEADER } from "../../config/request-scope.ts";
import { isNestedDeeperThan, MAX_JSON_DEPTH } from "../../contract/shared/json-depth.ts";
import { cleanTexts } from "../../contract/shared/visible-text.ts";
import { ServiceError, toServiceError } from "../errors.ts";
import { addAnswerShapes } from "./shapes.ts";

export function createHttp(loggerInstance: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    keepAliveTimeout: 60_000,
    return503OnClosing: true,
    // For addresses without a route; Fastify's own message would repeat the address.
    frameworkErrors: answerError,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    genReqId: (request) => {
      const header = request.headers[REQUEST_ID_HEADER];
      return typeof header === "string" && REQUEST_ID_FORM.test(header) ? header : randomUUID();
    },
  });

  // A call without a body may still have a content type.
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parseJson(request, body.toString(), (error, value) => {
      const isTooDeep = !error && isNestedDeeperThan(value, MAX_JSON_DEPTH);
      done(isTooDeep ? new ServiceError("validation_failed") : error, value);
    });
  });

  app.addHook("onRequest", (request, _reply, done) => inRequest(request.id, done));
  // Again after the body: its last chunk arrives outside of the request's async scope.
  app.addHook("preValidation", (request, _reply, done) => inRequest(request.id, done));
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ [REQUEST_ID_HEADER]: request.id, "x-content-type-options": "nosniff" });
  });
  // The signature of a text or binary body covers its raw bytes. A form with files is cleaned while it is
  // read.
  app.addHook("preValidation", async (request) => {
    if (typeof request.body === "object") request.body = cleanTexts(request.body);
    request.query = cleanTexts({ ...(request.query as object) });
    request.params = cleanTexts({ ...(request.params as object) });
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode } = reply;
    const durationMs = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url, statusCode, tookMs: durationMs },
      "answered",
    );
  });
  app.setNotFoundHandler(() => {
    throw new ServiceError("not_found");
  });
  app.setErrorHandler(answerError);
  addAnswerShapes(app);
  return app;
}

const RETRY_AFTER_SECONDS = 5;

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = toServiceError(error);
  if (known.statusCode === 500) {
    request.log.error({ err: known.cause ?? error }, known.code);
  } else if (known.code === "unavailable") request.log.warn({ err: known.cause }, known.code);
  const isLater = known.statusCode === 429 || known.statusCode === 503;
  const retryAfterSeconds = known.retryAfterSeconds ?? (isLater ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds));
  void reply.code(known.statusCode).send(known.body);
}
