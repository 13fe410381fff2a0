import type { LinkState, PrivacyApi } from "~/service/privacy-api.server";

const linkCodes: Readonly<Record<string, LinkState>> = {
  "mail_token.expired": "expired",
  "mail_token.used": "used",
  "mail_token.replaced": "replaced",
  "mail_token.unknown": "unknown",
  validation_failed: "unknown",
};

/** Without a state the link could not be checked; the status says why. */
export async function findUndoState(
  privacy: PrivacyApi,
  token: string,
  clientAddress: string,
): Promise<{ state: LinkState | null; status: number }> {
  const result = await privacy.findUndoState(token, clientAddress);
  if (!result.isError) return { state: result.data.state, status: 200 };
  const state = linkCodes[result.code ?? ""] ?? null;
  if (state) return { state, status: 200 };
  return { state, status: result.statusCode === 429 ? 429 : 503 };
}

export type UndoAnswer =
  | { isDone: true; state: null; status: 200 }
  | { isDone: false; state: LinkState | null; status: number };

export async function undoDeletion(
  privacy: PrivacyApi,
  token: string,
  clientAddress: string,
): Promise<UndoAnswer> {
  const result = await privacy.undoDeletion(token, clientAddress);
  if (!result.isError) return { isDone: true, state: null, status: 200 };
  return {
    isDone: false,
    state: linkCodes[result.code ?? ""] ?? null,
    status: result.statusCode,
  };
}
