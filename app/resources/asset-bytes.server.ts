import type { Tier } from "../../contract/account/roles.ts";

const FIRST_BYTE_MS = 5_000;
const ONE_RANGE = /^bytes=\d*-\d*$/;

export type FetchAsset = (request: Request, tier: Tier, fileId: string) => Promise<Response>;

export type AssetOptions = {
  cmsUrl: string;
  tokens: Record<Tier, string>;
  timeoutFactor?: number;
};

export function createAssetFetcher({
  cmsUrl,
  tokens,
  timeoutFactor = 1,
}: AssetOptions): FetchAsset {
  return async function askAsset(request, tier, fileId) {
    const range = request.headers.get("range") ?? "";
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), FIRST_BYTE_MS * timeoutFactor);
    try {
      return await fetch(new URL(`/assets/${fileId}`, cmsUrl), {
        headers: {
          Authorization: `Bearer ${tokens[tier]}`,
          "Accept-Encoding": "identity",
          ...(ONE_RANGE.test(range) && { Range: range }),
        },
        signal: AbortSignal.any([tooLong.signal, request.signal]),
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
