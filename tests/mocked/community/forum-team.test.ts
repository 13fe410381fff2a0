import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "../../../contract/account/roles";
import { makeReply, makeTopic } from "../../factories/forum";
import { makeAppeal, makeSanction } from "../../factories/moderation";
import { hoursAgo } from "../../factories/row-marks";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const FORUM = "/pt-BR/app/forum";
const add = (...topics: Parameters<typeof makeTopic>[0][]) => {
  const made = topics.map((values) => makeTopic(values));
  directus.state.database.forum_posts.push(...made);
  return made;
};

test.each([`${FORUM}/moderation`, "/pt-BR/app/official-files"])(
  "forum: %s leads team members to the required second factor, and does not tell other members",
  async (page) => {
    const editor = { roleId: roleIds.editor };
    const locked = service.signIn({ ...editor, teamNeedsSecondFactor: true });
    const led = await portal.visit(page, { as: locked.accessToken });
    const accountOf = ({ directusUserId }: typeof locked) =>
      `/pt-BR/app/profile/${directusUserId}/account`;
    expect([led.status, led.headers.get("location")]).toEqual([302, accountOf(locked)]);
    const read = async (who: typeof locked) =>
      (await portal.visit(accountOf(who), { as: who.accessToken })).text;
    expect(await read(locked)).toContain("entre em duas etapas");
    expect(await read(service.signIn(editor))).not.toContain("entre em duas etapas");
    expect((await portal.visit(page, { as: signInFree() })).status).toBe(404);
  },
);

describe("topic moderated by the team", () => {
  test("that was merged: its address leads to the new place of its text or reply", async () => {
    const [into] = add({ title: "A conversa que ficou" });
    const [from] = add({ status: "merged", mergedInto: into?.id ?? null, mergedOffset: 4 });
    const as = signInFree();
    const placeOf = async (query: string) =>
      (await portal.visit(`${FORUM}/${from?.id}${query}`, { as })).headers.get("location");
    const place = `${FORUM}/${into?.id}`;
    expect(await placeOf("")).toBe(`${place}?number=4#comentario-4`);
    expect(await placeOf("?number=3")).toBe(`${place}?number=7#comentario-7`);
    expect((await portal.visit(FORUM, { as })).text).toContain("1 tópico");
  });

  test("shows why a text was changed, where replies were moved, and the slow-mode delay", async () => {
    const session = service.signIn();
    const other = randomUUID();
    const [topic] = add({
      ...{ teamEditReason: "Havia um telefone.", splitFrom: other, splitInto: other },
      slowModeMinutes: 15,
    });
    const target = topic?.id ?? "";
    const read = async () =>
      (await portal.visit(`${FORUM}/${target}`, { as: session.accessToken })).text;
    const before = await read();
    for (const word of ["Motivo: Havia um telefone.", "trouxe estas respostas", "levou parte"])
      expect(before).toContain(word);
    expect(before).toContain(`${FORUM}/${other}`);
    expect(before).toContain("cada membro espera 15 minutos");
    expect(before).not.toContain("Você pode responder de novo às");
    const own = { user_created: session.directusUserId, date_created: new Date().toISOString() };
    directus.state.database.comments.push(
      makeReply({ target, ...own, editedAt: hoursAgo(0), teamEditReason: "Sem nomes, por favor." }),
    );
    portal.portal.cmsChanged("comments", []);
    const after = await read();
    expect(after).toContain("Você pode responder de novo às");
    expect(after).toContain("mudado pela equipe: Sem nomes, por favor.");
  });
});

describe("decision of the team", () => {
  const suspend = (member: string) =>
    directus.state.database.sanctions.push(makeSanction({ member }));

  test("is shown to the member with its reason and an appeal form, and to no other member", async () => {
    const session = service.signIn();
    suspend(session.directusUserId);
    add({ title: "Escondida pela equipe", status: "hidden", user_created: session.directusUserId });
    const { text } = await portal.visit(`${FORUM}/appeals`, { as: session.accessToken });
    for (const word of ["Propaganda repetida.", "Escondida pela equipe"]) {
      expect(text).toContain(word);
    }
    expect(text.match(/Enviar recurso/g)).toHaveLength(2);
    const others = await portal.visit(`${FORUM}/appeals`, { as: signInFree() });
    expect(others.text).toContain("Nada foi decidido sobre você");
  });

  test("can be appealed once, and the appeal then replaces the form", async () => {
    const session = service.signIn();
    suspend(session.directusUserId);
    const target = directus.state.database.sanctions[0]?.id ?? "";
    const words = { body: "Foi um engano meu, desculpem.", answer: "Lemos." };
    const sent = { ...words, state: "refused" as const };
    const user = session.directusUserId;
    directus.state.database.appeals.push(makeAppeal({ target, user_created: user, ...sent }));
    const { text } = await portal.visit(`${FORUM}/appeals`, { as: session.accessToken });
    for (const word of ["Foi um engano meu", "Decisão mantida", "Lemos."]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain("Enviar recurso");
  });

  test("returns an appeal that is too short, with the input", async () => {
    const session = service.signIn();
    suspend(session.directusUserId);
    const target = directus.state.database.sanctions[0]?.id ?? "";
    const form = { targetType: "sanctions", target, body: "Por quê?" };
    const as = session.accessToken;
    const { status, text } = await portal.visit(`${FORUM}/appeals`, { as, form });
    expect(status).toBe(400);
    expect(text).toContain("O recurso precisa ter de 20 a 2.000 caracteres.");
    expect(text).toContain(">Por quê?</textarea>");
  });

  test("waits in a queue that is hidden from members", async () => {
    const as = signInFree();
    expect((await portal.visit(`${FORUM}/moderation`, { as })).status).toBe(404);
    const form = { decision: "hide", targetType: "forum", target: randomUUID() };
    expect((await portal.visit(`${FORUM}/moderation`, { as, form })).status).toBe(404);
    expect((await portal.visit(FORUM, { as })).text).not.toContain("Moderação");
  });
});
