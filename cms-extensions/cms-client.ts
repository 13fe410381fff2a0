export type CmsAdmin = { cmsUrl: string; adminToken: string };

type Body = { json: unknown } | { form: FormData };

/** Directus refused a call; carries its status and machine-readable code, never the token. */
export class CmsError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(call: string, status: number, code: string, reason: string) {
    super(`Directus answered ${status} ${code} to ${call}: ${reason}`);
    this.name = "CmsError";
    this.status = status;
    this.code = code;
  }
}

/**
 * One administrative REST call.
 * @returns the `data` of the answer, or null when there is none
 * @throws {CmsError} on any answer that is not 2xx
 */
export async function callCms<Data>(
  cms: CmsAdmin,
  method: "GET" | "POST" | "PATCH" | "DELETE" | "SEARCH",
  path: string,
  body?: Body,
): Promise<Data | null> {
  const headers: Record<string, string> = { authorization: `Bearer ${cms.adminToken}` };
  if (body && "json" in body) headers["content-type"] = "application/json";
  const response = await fetch(new URL(path, cms.cmsUrl), {
    method,
    headers,
    ...(body ? { body: "json" in body ? JSON.stringify(body.json) : body.form } : {}),
    signal: AbortSignal.timeout(120_000),
  });
  const text = await response.text();
  if (!response.ok) throw refusal(`${method} ${path}`, response.status, text);
  return text === "" ? null : (JSON.parse(text) as { data: Data }).data;
}

function refusal(call: string, status: number, text: string): CmsError {
  try {
    const { errors } = JSON.parse(text) as {
      errors: { message: string; extensions?: { code?: string } }[];
    };
    const codes = errors.map((error) => error.extensions?.code ?? "UNKNOWN");
    const reasons = errors.map((error) => error.message);
    return new CmsError(call, status, codes[0] ?? "UNKNOWN", reasons.join("; "));
  } catch {
    return new CmsError(call, status, "UNREADABLE", text.slice(0, 200));
  }
}
