import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeMade } from "../cms/cms.ts";
import { makeMember } from "../premium/readers.ts";
import { crawlPortal } from "./crawl.ts";
import { listFailureWords } from "./failure-words.ts";
import { keepSomething } from "./kept-rows.ts";

const kinds = ["guest", "member", "payingUser", "youtubeMember", "editor"] as const;
/** Fewer would mean that links or forms are not found any more. */
const LEAST_ADDRESSES = 1_500;
/** Minutes on a machine that does nothing else. */
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
  await keepSomething(member);
  return member.cookie;
}

describe("every link and every choice of a form", () => {
  test.each(kinds)(
    "answers %s below 500 and with all of the page",
    async (kind) => {
      const { count, faults } = await crawlPortal(await cookieOf(kind), failureWords);
      total += count;
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test("are many", () => {
    expect(total).toBeGreaterThanOrEqual(LEAST_ADDRESSES);
  });
});

test("the words for what could not be loaded are found among the portal's own", () => {
  expect(failureWords).toContain("O fórum não pôde ser carregado");
  expect(failureWords.length).toBeGreaterThan(40);
});
