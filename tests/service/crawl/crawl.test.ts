import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeMade } from "../cms/cms.ts";
import { makeMember } from "../premium/readers.ts";
import { crawlPortal } from "./crawl.ts";
import { listFailureWords } from "./failure-words.ts";
import { storeRows } from "./stored-rows.ts";

const kinds = ["guest", "member", "payingUser", "youtubeMember", "editor"] as const;
/**
 * The longest select has all cantons. Members with the same rights share the work: one kind tries every
 * choice, the others some of each field. An editor sees the forms of a paying member.
 */
const maxChoices = { guest: 60, member: 8, payingUser: 60, youtubeMember: 8, editor: 8 };
/** Fewer would mean that the crawler misses links or forms. */
const LEAST_ADDRESSES = 1_500;
/** Takes minutes on an idle machine. */
const TIMEOUT_MS = 900_000;

let failureWords: string[] = [];
let total = 0;

beforeAll(async () => {
  failureWords = await listFailureWords();
});
afterAll(removeMade);

async function cookieOf(kind: (typeof kinds)[number]): Promise<string | null> {
  if (kind === "guest") return null;
  const member = await makeMember(kind);
  await storeRows(member);
  return member.cookie;
}

describe("links and form choices", () => {
  test.each(kinds)(
    "of %s answer below 500 and with a complete page",
    async (kind) => {
      const { count, faults } = await crawlPortal(
        await cookieOf(kind),
        failureWords,
        maxChoices[kind],
      );
      total += count;
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test("are numerous", () => {
    expect(total).toBeGreaterThanOrEqual(LEAST_ADDRESSES);
  });
});

test("failure words: are found among the portal's own texts", () => {
  expect(failureWords).toContain("O fórum não pôde ser carregado");
  expect(failureWords.length).toBeGreaterThan(40);
});
