import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createPaymentApi } from "./payment-api.ts";
import { createBilling, type Billing } from "./payment-billing.ts";
import { createDeliveries, type Deliveries } from "./payment-deliveries.ts";
import { parseForm, apiError, type ApiAnswer, type PaymentApi } from "./payment-form.ts";
import { PAYMENT_STYLES } from "./payment-page.ts";
import { openPaymentStore, type PaymentState, type PaymentStore } from "./payment-state.ts";
import { createPaymentWeb, type PageAnswer } from "./payment-web.ts";

export type PaymentDouble = {
  address: string;
  state: PaymentState;
  billing: Billing;
  deliveries: Deliveries;
  close(): Promise<void>;
};

export type PaymentDoubleOptions = {
  port: number;
  dataDir: string | null;
  secretKey: string;
  webhookSecret: string;
  /** Webhook address, read at each delivery, since the portal may start later. */
  webhookUrl: () => string;
};

const BODY_LIMIT_BYTES = 262_144;
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/**
 * Stands in for the payment provider if no key is configured: the part of Stripe's API that the portal
 * uses, a checkout page, a billing portal and signed webhooks. Nothing leaves this machine.
 */
export async function startPaymentDouble(options: PaymentDoubleOptions): Promise<PaymentDouble> {
  const store = openPaymentStore(options.dataDir);
  const server = createServer();
  await new Promise<void>((done, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", done);
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const deliveries = createDeliveries({
    store,
    secret: options.webhookSecret,
    url: options.webhookUrl,
  });
  const billing = createBilling(store, deliveries, address);
  const api = withKeys(store, createPaymentApi(store, billing, address));
  const web = createPaymentWeb(store, billing);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? "", address);
    if (!url || isForeign(request)) return sendPage(response, { status: 403, body: "" });
    const body = await bodyOf(request);
    if (url.pathname.startsWith("/v1/")) {
      if (request.headers.authorization !== `Bearer ${options.secretKey}`) {
        return sendJson(response, apiError(401, "", "Invalid API key"));
      }
      const fields = parseForm(new URLSearchParams(body || url.search));
      const key = request.headers["idempotency-key"];
      const call = { method: request.method ?? "", path: url.pathname, fields };
      return sendJson(response, api(call, typeof key === "string" ? key : null));
    }
    if (url.pathname === "/healthz")
      return sendJson(response, { status: 200, body: { status: "ok" } });
    if (url.pathname === "/style.css") {
      response.setHeader("content-type", "text/css; charset=utf-8");
      return void response.end(PAYMENT_STYLES);
    }
    const form = request.method === "POST" ? new URLSearchParams(body) : null;
    const controlled = /^\/control\/subscriptions\/(\w+)$/.exec(url.pathname)?.[1];
    if (controlled && form) return sendPage(response, control(controlled, form));
    if (url.pathname === "/control/subscriptions") {
      const { subscriptions, customers } = store.state;
      return sendJson(response, { status: 200, body: { subscriptions, customers } });
    }
    sendPage(response, web(url.pathname, form));
  }

  function control(id: string, form: URLSearchParams): PageAnswer {
    const subscription = store.state.subscriptions.find((each) => each.id === id);
    const action = form.get("do") ?? "";
    if (!subscription) return { status: 404, body: "" };
    const days = Number(/^advance-(\d{1,4})$/.exec(action)?.[1] ?? 0);
    if (days > 0) billing.advance(subscription, days * billing.daySeconds);
    if (action === "confirm" || action === "refuse") {
      billing.applyPayment(subscription, action === "confirm");
    }
    if (action === "renew" || action === "fail") {
      billing.setDeclined(subscription, action === "fail");
      billing.advanceToRenewal(subscription);
    }
    return { status: 303, body: "", location: "/" };
  }

  server.on("request", (request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  deliveries.resume();
  return {
    address,
    state: store.state,
    billing,
    deliveries,
    async close() {
      deliveries.close();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function withKeys(store: PaymentStore, api: PaymentApi) {
  return (call: Parameters<PaymentApi>[0], key: string | null): ApiAnswer => {
    const known = key === null ? undefined : store.state.answers[key];
    if (known) return { status: known.status, body: JSON.parse(known.body) as object };
    const answer = api(call);
    if (key !== null && answer.status < 500) {
      store.state.answers[key] = { status: answer.status, body: JSON.stringify(answer.body) };
      store.save();
    }
    return answer;
  };
}

/** Pages of other sites must not submit forms here. */
function isForeign({ method, headers }: IncomingMessage): boolean {
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  if (name !== "localhost" && name !== "127.0.0.1") return true;
  const site = headers["sec-fetch-site"];
  return method === "POST" && site !== undefined && site !== "same-origin" && site !== "none";
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > BODY_LIMIT_BYTES) {
    throw new Error("The body is too large");
  }
  return text(request);
}

function sendJson(response: ServerResponse, { status, body }: ApiAnswer): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, { status, body, location }: PageAnswer): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    ...(location && { location }),
  });
  response.end(body);
}
