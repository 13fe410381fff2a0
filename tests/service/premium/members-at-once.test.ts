import { afterAll, beforeAll, expect, test } from "vitest";
import { listBenchPages } from "../../../bench/pages.ts";
import { removeMade } from "../cms/cms.ts";
import { MEMBER_ID } from "../../../scripts/pages/page-examples.ts";
import { makeMember, visit, type Member } from "./readers.ts";

type Reader = Member & { firstName: string };

const ROLES = ["payingUser", "payingUser", "member", "youtubeMember"] as const;
const NAMES = ["Araciara", "Bertiolga", "Cremildoza", "Dagobertina"] as const;

let readers: Reader[];
beforeAll(async () => {
  readers = await Promise.all(
    ROLES.map(async (role, at) => {
      const firstName = NAMES[at] ?? "";
      return { ...(await makeMember(role, firstName)), firstName };
    }),
  );
});
afterAll(removeMade);

const marksOf = ({ firstName, email, directusUserId }: Reader) => [
  firstName,
  email,
  directusUserId,
];

/** The first request is rendered alone, the second makes the cached page, the third gets it. */
const ROUNDS = 3;

test("member pages: four members who open each at once get only their own data", async () => {
  const wrong: string[] = [];
  for (const { address } of listBenchPages().filter(({ isMembers }) => isMembers))
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(
        readers.map(({ cookie, directusUserId }) =>
          visit(address.replace(MEMBER_ID, directusUserId), cookie),
        ),
      );
      for (const [at, reader] of readers.entries()) {
        const { status = 0, body = "" } = answers[at] ?? {};
        const others = readers.filter((other) => other !== reader).flatMap(marksOf);
        const found = others.filter((mark) => body.includes(mark));
        const isOwn = body.includes(reader.directusUserId);
        if (![200, 402].includes(status) || !isOwn || found.length > 0)
          wrong.push(`${address} ${round} ${reader.firstName}: ${status} ${found.join(" ")}`);
      }
    }
  expect(wrong).toEqual([]);
}, 180_000);
