import { beforeEach, expect, test } from "vitest";
import { directus, mockNetwork, service } from "../../mocks/network";
import { PAYING_ROLE_ID, FREE_ROLE_ID } from "../../factories/sessions";
import { listDoors } from "../support/doors";
import { openPortal, publishNews, type Portal } from "../support/portal";

mockNetwork();

/** Names that occur in no text of the portal, so that a leak can be attributed. */
const NAMES = ["Aurelinda", "Belmirante", "Cassandrina", "Dorothilda"];

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  publishNews();
});

const signInAll = () =>
  NAMES.map((firstName, n) =>
    service.signIn({ firstName, roleId: n % 2 === 0 ? PAYING_ROLE_ID : FREE_ROLE_ID }),
  );

type Someone = ReturnType<typeof signInAll>[number];

/** Values that only this member's pages may contain. */
const marksOf = ({ firstName, email, directusUserId, accessToken, directusToken }: Someone) => [
  firstName ?? "",
  email,
  directusUserId,
  accessToken,
  directusToken,
];

function expectOnlyOwn(
  text: string,
  own: Someone,
  all: readonly Someone[],
  received: string,
): void {
  const foreign = all
    .filter((member) => member !== own)
    .flatMap(marksOf)
    .filter((mark) => text.includes(mark));
  expect(foreign, `${received}, asked by ${own.firstName ?? ""}`).toEqual([]);
}

/** The member's own address if the route names a member, otherwise the same for all. */
const addressFor = (path: string, { directusUserId }: Someone) =>
  path.replace("11111111-1111-4111-8111-111111111111", directusUserId);

/** Number of responses that name the requesting member. */
async function askAllAtOnce(path: string, members: Someone[]): Promise<number> {
  const answers = await Promise.all(
    members.map((member) => portal.visit(addressFor(path, member), { as: member.accessToken })),
  );
  for (const [n, { text }] of answers.entries()) {
    const member = members[n];
    if (member) expectOnlyOwn(text, member, members, path);
  }
  return answers.filter(({ text }, n) => text.includes(members[n]?.email ?? "-")).length;
}

test("simultaneous requests: members who open the same page each get their own", async () => {
  const paths = listDoors(portal)
    // The stream of session events stays open and names no member.
    .filter(({ id, hasLoader }) => hasLoader && id !== "routes/account/session-events")
    .map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(50);
  let named = 0;
  for (const path of paths) {
    // First with cold caches, so that all query the service at the same moment, then warm.
    const members = signInAll();
    named += await askAllAtOnce(path, members);
    named += await askAllAtOnce(`${path}.data`, members);
    service.state.sessions.clear();
    directus.state.members.clear();
  }
  expect(named).toBeGreaterThan(200);
}, 180_000);

test("simultaneous requests: each member sees their own name on their page", async () => {
  const members = signInAll();
  const answers = await Promise.all(
    members.map(({ accessToken }) => portal.visit("/pt-BR/app/news", { as: accessToken })),
  );
  expect(
    answers.map(({ text }, n) => [
      text.includes(NAMES[n] ?? "-"),
      text.includes(members[n]?.email ?? "-"),
    ]),
  ).toEqual(NAMES.map(() => [true, true]));
});

test("simultaneous requests: a visitor of a profile gets the public view while its owner opens it", async () => {
  const [owner, stranger] = signInAll();
  if (!owner || !stranger) throw new Error("two members are needed");
  const path = `/pt-BR/app/profile/${owner.directusUserId}`;
  const [own, foreign] = await Promise.all(
    [owner, stranger].map(({ accessToken }) => portal.visit(path, { as: accessToken })),
  );
  expect(own?.text).toContain(`${path}/edit`);
  expect(foreign?.text).toContain(owner.firstName ?? "-");
  expect(foreign?.text).not.toContain(`${path}/edit`);
  expect(foreign?.text).not.toContain(owner.email);
});

test("simultaneous requests: a member who opens another's private page at the same moment is refused", async () => {
  const members = signInAll();
  for (const page of ["account", "edit", "personal-info", "password", "data", "report"]) {
    const [owner, stranger] = members;
    if (!owner || !stranger) throw new Error("two members are needed");
    const path = `/pt-BR/app/profile/${owner.directusUserId}/${page}`;
    const [own, foreign] = await Promise.all(
      [owner, stranger].map(({ accessToken }) => portal.visit(path, { as: accessToken })),
    );
    expect([page, own?.status, foreign?.status]).toEqual([page, own?.status, 403]);
    expect(own?.status).not.toBe(403);
    expect(foreign?.text).not.toContain(owner.email);
  }
});
