export function refuse(status: 400 | 401 | 403 | 404 | 414 | 416 | 503, code: string): Response {
  const headers = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "5" }) };
  return Response.json({ statusCode: status, code }, { status, headers });
}
