const ANSWER_LIMIT_MS = 10_000;

type Relay = {
  serviceUrl: string;
  /** The same here and at the service. */
  path: string;
  /** The header that carries the signature. */
  signature: string;
  /** What may be delivered, the first unless told otherwise. */
  types: readonly [string, ...string[]];
};

/**
 * Hands a delivery of somebody outside on to the service, byte by byte: only the service can tell whether
 * it is signed. Cookies and all other headers stay here.
 */
export function createSignedRelay({ serviceUrl, path, signature, types }: Relay) {
  const target = new URL(path, serviceUrl);

  return async function answer(request: Request): Promise<Response> {
    const signed = request.headers.get(signature);
    if (!signed || !request.body) return refusal(400);
    const given = request.headers.get("content-type")?.split(";", 1)[0];
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: {
        "Content-Type": types.find((type) => type === given) ?? types[0],
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
    // Whoever delivers tries again after anything but a success.
    return refusal(answered && answered.status < 500 ? 400 : 503);
  };
}

function refusal(status: 400 | 503): Response {
  const code = status === 400 ? "bad_signature" : "service_unavailable";
  return Response.json({ statusCode: status, code }, { status });
}
