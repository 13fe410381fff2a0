import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PushSubscriptionInput } from "../../../../contract/api/notifications-v1.ts";

/** A push that a browser received: decrypted with its own keys, with its headers. */
export type ReceivedPush = {
  endpoint: string;
  message: unknown;
  headers: IncomingMessage["headers"];
  /** Claims of the portal's token; the signature was checked with the key in it. */
  token: { aud: string; sub: string; exp: number };
  publicKey: string;
};

/** A push service with its browsers: decrypts by RFC 8291 and checks the sender by RFC 8292. */
export type PushServer = {
  /** Reaches this server instead of any push service. */
  fetch: typeof fetch;
  received: ReceivedPush[];
  /** Creates a browser's subscription; by default with one of Google's addresses. */
  subscribe(endpoint?: string): PushSubscriptionInput;
  /** Sets the status of an address' next responses; default 201. */
  answer(endpoint: string, status: number): void;
  close(): Promise<void>;
};

type Browser = { ecdh: ReturnType<typeof createECDH>; auth: Buffer };

export async function startPushServer(): Promise<PushServer> {
  const browsers = new Map<string, Browser>();
  const statuses = new Map<string, number>();
  const received: ReceivedPush[] = [];

  async function take(request: IncomingMessage): Promise<number> {
    const endpoint = String(request.headers["x-endpoint"]);
    const body = await buffer(request);
    const browser = browsers.get(endpoint);
    if (!browser) return 404;
    const { authorization = "" } = request.headers;
    const { token, publicKey } = readToken(authorization);
    if (token.aud !== new URL(endpoint).origin) return 403;
    const status = statuses.get(endpoint) ?? 201;
    if (status === 201) {
      const message: unknown = JSON.parse(open(body, browser));
      received.push({ endpoint, message, headers: request.headers, token, publicKey });
    }
    return status;
  }

  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return {
    received,
    fetch: (endpoint, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-endpoint", String(endpoint));
      return fetch(`http://127.0.0.1:${port}/`, { ...init, headers });
    },
    subscribe(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) {
      const ecdh = createECDH("prime256v1");
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys().toString("base64url");
      browsers.set(endpoint, { ecdh, auth });
      return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    answer: (endpoint, status) => void statuses.set(endpoint, status),
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

/** `vapid t=<token>, k=<public key>`. @throws {Error} if that key did not sign it */
function readToken(authorization: string) {
  const [, text = "", publicKey = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = text.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("The token is not signed by its key");
  const token = JSON.parse(Buffer.from(claims, "base64url").toString()) as ReceivedPush["token"];
  return { token, publicKey };
}

/** Decrypts one record of `aes128gcm` (RFC 8188), keyed for this browser (RFC 8291 §3.4). */
function open(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const derive = (secret: Buffer, by: Buffer, what: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, by, what, length));
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record's text ends with a 2, followed by padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
