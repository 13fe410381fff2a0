import { isCantonCode } from "../../contract/switzerland/codes.ts";

/** Code of the canton that an address names (`?canton=VD`); null without a known one. */
export function requestedCanton({ url }: Pick<Request, "url">): string | null {
  const code = new URL(url).searchParams.get("canton") ?? "";
  return isCantonCode(code) ? code : null;
}
