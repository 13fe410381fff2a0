import { connect } from "node:net";
import { requiredEnv } from "../../support/required-env";

export const origin = requiredEnv("TEST_APP_ORIGIN");
const { hostname, port, host } = new URL(origin);

export const PASSWORD = "Portal-Demo-2026!";

export type WireAnswer = {
  status: number;
  headers: Map<string, string[]>;
  body: string;
};

/** Sends raw bytes to the app's socket, which a normal client would refuse to send. */
export function sendBytes(bytes: string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port || 80), hostname, () => socket.write(bytes, "latin1"));
    socket.setTimeout(10_000, () => socket.destroy(new Error("the app did not answer")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
  });
}

function parseAnswer(text: string): WireAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const mark = line.indexOf(":");
    const name = line.slice(0, mark).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(mark + 1).trim()]);
  }
  return { status: Number(statusLine.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}

export type WireRequest = {
  method?: string;
  target: string;
  host?: string | null;
  headers?: Record<string, string>;
  body?: string;
};

/** One request on one connection, without normalization. */
export function send({ method = "GET", target, host: as = host, headers = {}, body }: WireRequest) {
  const all = {
    ...(as !== null && { Host: as }),
    Connection: "close",
    ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return sendBytes(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body ?? ""}`);
}

export const BROWSER = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36",
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
};

export function submitForm(path: string, form: Record<string, string>, headers = {}) {
  return send({
    method: "POST",
    target: path,
    body: new URLSearchParams(form).toString(),
    headers: {
      ...BROWSER,
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
      ...headers,
    },
  });
}

export const logIn = (email: string, extra: Record<string, string> = {}) =>
  submitForm("/pt-BR/login", { email, password: PASSWORD, ...extra });

const setCookies = (answer: WireAnswer) => answer.headers.get("set-cookie") ?? [];

export function accessCookieOf(answer: WireAnswer): string | null {
  return setCookies(answer).find((each) => each.startsWith("portal_access=")) ?? null;
}

/** Logs in and returns the member's `Cookie` header. */
export async function signIn(email: string): Promise<{ Cookie: string; token: string }> {
  const answer = await logIn(email);
  const pair = accessCookieOf(answer)?.split(";", 1)[0];
  if (!pair) throw new Error(`${email} could not log in: ${answer.status} ${answer.body}`);
  return { Cookie: pair, token: pair.slice("portal_access=".length) };
}

export const first = (answer: WireAnswer, name: string) => answer.headers.get(name)?.[0] ?? null;
