import { expect, test } from "vitest";
import {
  channelAddress,
  newClaimCode,
} from "../../../../../../cms-extensions/src/members/membership/claims.ts";

test.each([
  ["https://www.youtube.com/@portalsuica", "https://www.youtube.com/@portalsuica"],
  ["  https://m.youtube.com/@João.Silva/ ", "https://www.youtube.com/@Jo%C3%A3o.Silva"],
  [
    "https://youtube.com/channel/UCabcdefghijklmnopqrstuv",
    "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv",
  ],
  ["https://www.youtube.com/c/PortalSuica", "https://www.youtube.com/c/PortalSuica"],
  ["https://www.youtube.com/watch?v=abc", null],
  ["https://www.youtube.com/", null],
  ["https://youtube.com.example.com/@nome", null],
  ["http://www.youtube.com/@nome", null],
  ["https://www.youtube.com/@nome%E0%A4%A", null],
  ["@nome", null],
  [null, null],
])("membership claim: channel %s becomes %s", (text, address) => {
  expect(channelAddress(text)).toBe(address);
});

test("membership claim: codes are unique and avoid ambiguous letters", () => {
  const codes = Array.from({ length: 200 }, newClaimCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^PS-[2-9A-HJKMNP-Z]{8}$/);
});
