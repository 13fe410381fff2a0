import { refuse } from "./refusal";

const ANSWER_LIMIT_MS = 10_000;
const BAD_SIGNATURE = "bad_signature";

type Relay = {
  serviceUrl: string;
  path: string;
  signature: string;
  /** Accepted content types; the first is the default. */
  types: readonly [string, ...string[]];
};

/**
 * Forwards an outside delivery to the service byte by byte, because only the service can check its
 * signature. Cookies and all other headers are dropped.
 */
export function createSignedRelay({ serviceUrl, path, signature, types }: Relay) {
  const target = new URL(path, serviceUrl);

  return async function answer(request: Request): Promise<Response> {
    const signed = request.headers.get(signature);
    if (!signed || !request.body) return refuse(400, BAD_SIGNATURE);
    const header = request.headers.get("content-type")?.split(";", 1)[0];
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: {
        "Content-Type": types.find((type) => type === header) ?? types[0],
        [signature]: signed,
      },
      body: request.body,
      duplex: "half",
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    };
    const answered = await fetch(target, init).catch(() => null);
    await answered?.body?.cancel();
    if (answered?.ok) return new Response(null, { status: 204 });
    // The sender retries after anything but a success.
    return answered && answered.status < 500
      ? refuse(400, BAD_SIGNATURE)
      : refuse(503, "service_unavailable");
  };
}
