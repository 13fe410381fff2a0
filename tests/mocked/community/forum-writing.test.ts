import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { makeDraft, makeTopic } from "../../factories/forum";
import { hoursAgo } from "../../factories/row-marks";
import { directus, mockNetwork, network, service } from "../../mocks/network";
import { appEnvironment } from "../../support/app-environment";
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

describe("new topic", () => {
  test("reports missing fields before anything is sent", async () => {
    const form = { intent: "topic", type: "question", title: "Oi", body: "" };
    const { status, text } = await portal.visit(`${FORUM}/create`, { as: signInFree(), form });
    expect(status).toBe(400);
    expect(text).toContain("O título precisa ter de 12 a 140 caracteres.");
    expect(text).toContain("Escolha uma categoria.");
  });

  test("continues from the draft, which is listed in the author's own discussions only", async () => {
    const session = service.signIn();
    const draft = { title: "Um título começado", body: "E um texto começado no trem" };
    directus.state.database.drafts.push(
      makeDraft({ ...draft, user_created: session.directusUserId }),
    );
    for (const page of ["create", "my-discussions"]) {
      const visit = async (as: string) => (await portal.visit(`${FORUM}/${page}`, { as })).text;
      expect(await visit(session.accessToken)).toContain(draft.title);
      expect(await visit(signInFree())).not.toContain(draft.title);
    }
  });

  test("is saved on the way, even if other fields are invalid", async () => {
    for (const fields of ["{", "[]", '{"category":1}', '{"category":"x"}']) {
      const form = { kind: "topic", target: "new", title: "Começo", body: fields, fields };
      const { status } = await portal.visit("/pt-BR/app/drafts", { as: signInFree(), form });
      expect([fields, status]).toEqual([fields, 200]);
    }
    const stored = directus.state.database.drafts.map((each) => each.fields);
    expect(stored).toEqual([{}, {}, {}, { category: "x" }]);
  });

  test("continues from an old topic, whose page says that it is old, or from a search", async () => {
    const [old, fresh] = add(
      { title: "Regras [antigas] do registro", lastActivityAt: hoursAgo(24 * 181) },
      { title: "Regras de hoje" },
    );
    const as = signInFree();
    const read = async (path: string) => (await portal.visit(`${FORUM}/${path}`, { as })).text;
    expect(await read(`${old?.id}`)).toContain(`/create?from=${old?.id}`);
    expect(await read(`${fresh?.id}`)).not.toContain("/create?from=");
    expect(await read(`create?from=${old?.id}`)).toContain(
      `Continuação de [Regras antigas do registro](${FORUM}/${old?.id})`,
    );
    expect(await read("create?title=Onde+comprar+pitanga")).toContain(
      'value="Onde comprar pitanga"',
    );
  });

  test("suggests what the portal's search finds for the title, or nothing while it is away", async () => {
    const asked: (string | null)[] = [];
    const hit = {
      ...{ kind: "articles", path: "/app/articles/cnh", snippet: [], category: null, cantons: [] },
      ...{ publishedAt: null, isLocked: false, isStale: false, isSolved: false, atSecond: null },
      title: [{ text: "Trocar a CNH", isHit: true }],
    };
    network.use(
      http.get(`${appEnvironment.SERVICE_URL}/api/search/v1/groups`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("query"));
        const none = { correction: null, isPartial: false, answer: null, suggestions: [] };
        const kinds = [{ kind: "articles", count: 1 }];
        const groups = [{ kind: "articles", count: 1, hits: [hit] }];
        return HttpResponse.json({ ...none, kinds, total: 1, groups });
      }),
    );
    const path = `${FORUM}/similar?title=Como+trocar+a+CNH?`;
    const { text } = await portal.visit(path, { as: signInFree() });
    expect(JSON.parse(text)).toEqual([
      { kind: "articles", title: "Trocar a CNH", path: "/pt-BR/app/articles/cnh", isSolved: false },
    ]);
    expect(asked).toEqual(["como trocar a cnh"]);
    network.use(
      http.get(`${appEnvironment.SERVICE_URL}/api/search/v1/groups`, () => HttpResponse.error()),
    );
    expect((await portal.visit(path, { as: signInFree() })).text).toBe("[]");
  });

  test("has a preview that matches the published text", async () => {
    const form = { body: "## Oi\n\n- um\n- dois <b>x</b>" };
    const { text } = await portal.visit(`${FORUM}/preview`, { as: signInFree(), form });
    expect(text).toContain("<h4>Oi</h4>");
    expect(text).toContain("&lt;b&gt;");
  });
});
