import { afterAll, beforeAll, expect, test } from "vitest";
import { countRequests } from "../../../bench/counted-upstream.ts";
import { logIn } from "../../../bench/member.ts";
import { listQuestions, type Upstreams } from "../../../bench/page-questions.ts";
import { listBenchPages, type BenchPage } from "../../../bench/pages.ts";
import { DEMO_PASSWORD } from "../../../scripts/stack/parts.ts";
import { requiredEnv } from "../../support/required-env";
import { startApp, waitUntilReady, type OwnPart } from "./own-parts.ts";

/** What a second view of a page may ask. Each request costs more than the drawing of a small page. */
const MAX_DIRECTUS = 2;
const MAX_SERVICE = 3;
/** Pages of many parts, each of which may fail alone. */
const MORE_OF_SERVICE: Readonly<Record<string, number>> = {
  "/pt-BR/app": 4,
  "/pt-BR/app/chat/": 5,
};
const maxServiceOf = (address: string) =>
  Object.entries(MORE_OF_SERVICE).find(
    ([page]) => address === page || (page.endsWith("/") && address.startsWith(page)),
  )?.[1] ?? MAX_SERVICE;
/** Once in five seconds for each session, whatever it opens. */
const SESSION_CHECK = "GET /api/users/v1/check-access-token";

let upstreams: Upstreams;
let app: OwnPart;
let cookie: string;

beforeAll(async () => {
  upstreams = {
    directus: await countRequests(requiredEnv("TEST_CMS_URL")),
    service: await countRequests(requiredEnv("TEST_SERVICE_URL")),
  };
  app = await startApp({
    CMS_URL: upstreams.directus.url,
    SERVICE_URL: upstreams.service.url,
    CMS_TEASER_TOKEN: requiredEnv("TEST_CMS_TEASER_TOKEN"),
    CMS_FREE_TOKEN: requiredEnv("TEST_CMS_FREE_TOKEN"),
    CMS_PAYING_TOKEN: requiredEnv("TEST_CMS_PAYING_TOKEN"),
    INTERNAL_KEY: requiredEnv("TEST_INTERNAL_KEY"),
  });
  await waitUntilReady(app);
  cookie = await logIn(requiredEnv("TEST_SERVICE_URL"), "membro@example.com", DEMO_PASSWORD);
});
afterAll(async () => {
  await app.stop();
  for (const upstream of Object.values(upstreams)) upstream.close();
});

/** Empty if the view asked little. */
async function listTooMany({ address, isMembers }: BenchPage): Promise<string[]> {
  const target = { url: app.origin + address, cookie: isMembers ? cookie : null };
  const { directus, ...requests } = await listQuestions(target, upstreams);
  const service = requests.service.filter((request) => request !== SESSION_CHECK);
  const isLittle = directus.length <= MAX_DIRECTUS && service.length <= maxServiceOf(address);
  return isLittle ? [] : [...directus, ...service];
}

test("pages: a second view of each asks Directus and the service little", async () => {
  const tooMany: Record<string, string[]> = {};
  for (const page of listBenchPages()) {
    // The unread count is remembered for ten seconds, which may end during a view, but not twice in a row.
    const asked = (await listTooMany(page)).length > 0 ? await listTooMany(page) : [];
    if (asked.length > 0) tooMany[page.address] = asked;
  }
  expect(tooMany).toEqual({});
});
