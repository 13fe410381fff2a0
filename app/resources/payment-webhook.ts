const ANSWER_LIMIT_MS = 10_000;

/**
 * Hands a delivery of the payment provider on to the service, byte by byte: only the service can tell
 * whether it is signed. Cookies and all other headers stay here.
 */
export function createPaymentWebhook(serviceUrl: string) {
  const target = new URL("webhooks/stripe", serviceUrl);

  return async function answer(request: Request): Promise<Response> {
    const signature = request.headers.get("stripe-signature");
    if (!signature || !request.body) return refusal(400);
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body: request.body,
      duplex: "half",
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    };
    const answered = await fetch(target, init).catch(() => null);
    await answered?.body?.cancel();
    if (answered?.ok) return new Response(null, { status: 204 });
    // The provider tries again after anything but a success.
    return refusal(answered && answered.status < 500 ? 400 : 503);
  };
}

function refusal(status: 400 | 503): Response {
  const code = status === 400 ? "bad_signature" : "service_unavailable";
  return Response.json({ statusCode: status, code }, { status });
}
