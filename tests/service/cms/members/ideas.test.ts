import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { IDEA_REFUSALS, MAX_IDEAS_A_DAY } from "../../../../contract/community/ideas.ts";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { admin, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";

const written: string[] = [];

/** Words that no other run's ideas contain. */
const ownWords = () => randomUUID().split("-").slice(0, 3).join(" ");

async function propose({ as }: Person, title: string, more: object = {}) {
  const answer = await as("POST", "/items/ideas", { kind: "idea", title, ...more });
  const { id } = (answer.data ?? {}) as { id?: string };
  if (id) written.push(id);
  return { ...answer, id: id ?? "" };
}

afterAll(async () => {
  for (const id of written) await admin("DELETE", `/items/ideas/${id}`);
  await removeMade();
});

describe("idea", () => {
  test("that repeats another is refused, unless its author confirms that it differs", async () => {
    const [ana, bruno] = [await makePerson("payingUser"), await makePerson("member")];
    const words = ownWords();
    expect((await propose(ana, `Calendário ${words}`)).status).toBe(200);

    const again = await propose(bruno, `Quero um calendário ${words}`);
    expect(again).toMatchObject({ status: 400, code: IDEA_REFUSALS.similar });
    expect(await propose(bruno, `Quero um calendário ${words}`, { isNew: "true" })).toMatchObject({
      code: IDEA_REFUSALS.similar,
    });
    const said = await propose(bruno, `Quero um calendário ${words}`, { isNew: true });
    expect(said.status).toBe(200);
    expect(said.data).not.toHaveProperty("isNew");
  });

  test("sent again under the same id is stored once, and is not its own duplicate", async () => {
    const member = await makePerson("member");
    const [id, title] = [randomUUID(), `Mapa ${ownWords()}`];
    expect((await propose(member, title, { id })).status).toBe(200);
    expect((await propose(member, title, { id })).code).toBe("RECORD_NOT_UNIQUE");
  });

  test("is limited to ten a day, also for simultaneous requests", async () => {
    const member = await makePerson("member");
    const answers = await Promise.all(
      Array.from({ length: MAX_IDEAS_A_DAY + 3 }, () =>
        propose(member, `Ideia ${ownWords()}`, { isNew: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_IDEAS_A_DAY);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill(IDEA_REFUSALS.limit));
  });

  test.each(["silence", "suspend"])("is refused to a sanctioned member (%s)", async (kind) => {
    const member = await makePerson("member");
    const input = { member: member.id, kind, reason: "Ofensas repetidas." };
    expect((await admin("POST", "/items/sanctions", input)).status).toBe(200);
    expect((await propose(member, `Ideia ${ownWords()}`)).code).toBe(MODERATION_REFUSALS.banned);
  });

  test("that was merged accepts no votes: they belong to the idea it repeats", async () => {
    const member = await makePerson("member");
    const stored = await propose(member, `Feriados ${ownWords()}`);
    const merged = await propose(member, `Escolas ${ownWords()}`);
    await admin("PATCH", `/items/ideas/${merged.id}`, { duplicateOfId: stored.id });

    const vote = (target: string) =>
      member.as("POST", "/items/votes", { targetType: "ideas", target, value: 1 });
    expect(await vote(merged.id)).toMatchObject({ status: 400, code: IDEA_REFUSALS.merged });
    expect((await vote(stored.id)).status).toBe(200);
    const counted = await admin("GET", `/items/ideas?filter[id][_eq]=${stored.id}&fields=votes`);
    expect(rowsOf(counted)).toEqual([{ votes: 1 }]);
  });
});
