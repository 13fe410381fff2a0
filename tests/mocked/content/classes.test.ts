import { describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeFact, makeOldAddress } from "../../factories/content";
import { makeCourseModule } from "../../factories/courses";
import { makeDraft, makeTopic } from "../../factories/forum";
import { makePlanStep } from "../../factories/plan";
import { FREE_ROLE_ID, PAYING_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { finish, openCourseDesk } from "../support/course-desk";
import { publishVideo, signInFree, signInPaying } from "../support/portal";

mockNetwork();
const desk = openCourseDesk();
const { visit } = desk;

describe("old address of a class", () => {
  const leave = (collection: string, slug: string, item: string, date_created: string) =>
    directus.state.database.old_addresses.push(
      makeOldAddress({ collection, slug, item, date_created }),
    );
  const led = async (path: string) => {
    const { status, location } = await visit(`/fechado${path}`);
    return [status, location?.replace("/pt-BR/app/courses/fechado", "")];
  };

  test("leads to the current address, whichever of its slugs is old", async () => {
    const { course_modules: modules, course_classes: classes } = directus.state.database;
    const { module = "" } = classes.find(({ id }) => id === desk.ids.second) ?? {};
    leave("course_modules", "modulo-antigo", String(module), "2026-01-01T00:00:00Z");
    leave("course_classes", "aula-antiga", desk.ids.second, "2026-01-01T00:00:00Z");
    expect(await led("/um/aula-antiga")).toEqual([301, "/um/b"]);
    expect(await led("/modulo-antigo/b")).toEqual([301, "/um/b"]);
    expect(await led("/modulo-antigo/aula-antiga?t=95")).toEqual([301, "/um/b?t=95"]);
    expect(modules.some(({ slug }) => slug === "modulo-antigo")).toBe(false);
    expect((await led("/um/nunca-foi"))[0]).toBe(404);
    expect((await visit("/aberto/um/aula-antiga")).status).toBe(404);
  });

  test("leads to another module, and to the last class that used the slug", async () => {
    const { course_classes: classes, course_modules: modules } = directus.state.database;
    const other = makeCourseModule({ course: desk.ids.course, slug: "dois" });
    modules.push(other);
    Object.assign(classes.find(({ id }) => id === desk.ids.second) ?? {}, { module: other.id });
    leave("course_classes", "b", desk.ids.second, "2026-01-02T00:00:00Z");
    leave("course_classes", "x", desk.ids.second, "2026-01-02T00:00:00Z");
    leave("course_classes", "x", desk.ids.first, "2026-01-01T00:00:00Z");
    expect(await led("/um/b")).toEqual([301, "/dois/b"]);
    expect(await led("/dois/x")).toEqual([301, "/dois/b"]);
    expect(await led("/tres/x")).toEqual([301, "/dois/b"]);
    expect(await led("/um/x")).toEqual([301, "/um/a"]);
  });
});

test("class film: is rendered with the page, beside the button that finishes the class", async () => {
  const video = publishVideo({ slug: "v", provider: "file", access: "free" });
  const row = directus.state.database.course_classes.find(({ id }) => id === desk.ids.first);
  Object.assign(row ?? {}, { kind: "video", video: video.id, completionRule: "video_90" });
  const { status, text } = await visit("/fechado/um/a");
  expect(status).toBe(200);
  for (const word of ["Assistir depois", "Minhas anotações", "Corpo aberto", "Concluir aula"])
    expect(text).toContain(word);
  expect(text).not.toContain("Suas anotações");
  expect(text).not.toContain("<!--$!-->");
});

describe("text of a class", () => {
  const write = (id: string, texts: { body?: string; plainBody?: string }) =>
    Object.assign(directus.state.database.course_classes.find((row) => row.id === id) ?? {}, texts);
  const choosePlain = (as: string) =>
    desk.portal.visit("/pt-BR/app/reading", { as, form: { isPlain: "true" } });

  test("contains the editors' embeds with their notes, and warns of expired ones", async () => {
    const { facts } = directus.state.database;
    facts.push(
      makeFact({ key: "franquia", body: "CHF 300", title: "Franquia mínima" }),
      makeFact({ key: "limite", body: "CHF 700", title: "Limite", validUntil: "2020-12-31" }),
    );
    const video = publishVideo({ slug: "v", access: "paying" });
    write(desk.ids.first, {
      body: "<p>{{fato:franquia}} e {{fato:limite}}.</p><p>{{video:v}}</p>",
    });
    const free = await visit("/fechado/um/a");
    expect(free.text).toContain('<span data-fact="">CHF 300</span>');
    expect(free.text).toContain("https://www.bag.admin.ch/");
    expect(free.text).toContain("Um fato deste texto passou do prazo");
    expect(free.text).not.toMatch(/\{\{(fato|video)/);
    expect(free.text).not.toContain(video.id);
    const paid = await visit("/fechado/um/a", signInPaying());
    expect(paid.text).toContain(`<figure data-film="${video.id}">`);
  });

  test("shows the figure of the reader's own canton, or a link to one", async () => {
    const { database, profiles } = directus.state;
    database.Cantons.push(makeCanton({ id: 22, cantonCode: "VD", name: "Vaud" }));
    write(desk.ids.first, { body: "<p>Seu aluguel: {{cantao:meu-aluguel}}.</p>" });
    const [paying, free] = [PAYING_ROLE_ID, FREE_ROLE_ID].map((roleId) =>
      service.signIn({ roleId }),
    );
    const untold = await visit("/fechado/um/a", paying?.accessToken);
    expect(untold.text).toContain('<a href="/pt-BR/app/cantons">número do seu cantão');
    for (const member of [paying, free]) {
      const id = `${member?.directusUserId}`;
      profiles.set(id, { canton: { cantonCode: "VD" }, mapCanton: "ZH" });
      desk.portal.portal.cmsChanged("directus_users", [id]);
    }
    const { text } = await visit("/fechado/um/a", paying?.accessToken);
    expect(text).toMatch(/Seu aluguel: <span data-fact="">CHF\u00a0[^<]+<\/span> <small>\(Vaud, /);
    const locked = await visit("/fechado/um/a", free?.accessToken);
    expect(locked.text).toContain('<a href="/pt-BR/app/cantons/VD">');
    expect(locked.text).not.toMatch(/data-fact|data-own-figure/);
  });

  test("is shown in plain language to members who chose it, where it exists", async () => {
    write(desk.ids.first, { plainBody: "<h2>Simples</h2><p>Texto curto.</p>" });
    const as = signInFree();
    const usual = await visit("/fechado/um/a", as);
    expect(usual.text).toContain("Ler em linguagem simples");
    expect(usual.text).toContain("Corpo aberto");
    expect(usual.text).not.toContain("Texto curto");
    await choosePlain(as);
    const plain = await visit("/fechado/um/a", as);
    expect(plain.text).toContain("Ler o texto completo");
    expect(plain.text).toContain("Texto curto");
    expect(plain.text).not.toContain("Corpo aberto");
    expect((await visit("/aberto/um/a", as)).text).toContain("Corpo aberto");
  });

  test("does not leak its plain version to members without access", async () => {
    write(desk.ids.second, { plainBody: "<p>Ornitorrinco</p>" });
    const as = signInFree();
    await choosePlain(as);
    for (const path of ["/fechado/um/b", "/fechado/um/b.data"]) {
      const { status, text } = await visit(path, as);
      expect([status, text.includes("Ornitorrinco")]).toEqual([402, false]);
    }
  });
});

test("class: links its conversation only for members with access", async () => {
  const conversation = (id: string) => `href="/pt-BR/app/comments/course_classes/${id}"`;
  expect((await visit("/fechado/um/a")).text).toContain(conversation(desk.ids.first));
  expect((await visit("/fechado/um/b")).text).not.toContain(conversation(desk.ids.second));
  const blocked = await visit("/fechado/um/b", signInPaying());
  expect(blocked.text).not.toContain(conversation(desk.ids.second));
});

test("class: refuses invalid input", async () => {
  for (const form of [{ intent: "x" }, { intent: "note", body: " " }, { intent: "remove-note" }]) {
    const options = { as: signInFree(), form: form as Record<string, string> };
    expect((await desk.portal.visit("/pt-BR/app/courses/aberto/um/a", options)).status).toBe(400);
  }
});

test("step of the plan: a finished class leads to it", async () => {
  directus.state.database.plan_steps.push(
    makePlanStep({
      key: "tax-correction",
      title: "Corrigir o imposto",
      courseClass: desk.ids.first,
    }),
  );
  const link = 'href="/pt-BR/app/plan?step=tax-correction"';
  expect((await visit("/fechado/um/a", signInPaying())).text).not.toContain(link);
  const as = signInPaying();
  finish(desk.ids.first);
  const { text } = await visit("/fechado/um/a", as);
  expect(text).toContain(link);
  expect(text).toContain("Esta aula trata de um passo do seu plano: “Corrigir o imposto”.");
});

describe("questions about a class", () => {
  const CLASS = "/pt-BR/app/courses/fechado/um/a";

  test("are hidden if their author is blocked by the member", async () => {
    const [blocked, as] = [service.signIn({ roleId: FREE_ROLE_ID }), signInPaying()];
    const { directusUserId, fullName } = blocked;
    const question = { courseClass: desk.ids.first as never, user_created: directusUserId };
    directus.state.database.forum_posts.push(makeTopic({ title: "E quem tem B?", ...question }));
    const read = async () => (await desk.portal.visit(CLASS, { as })).text;
    expect(await read()).toContain("E quem tem B?");
    service.relations.blocked.push({ directusUserId, fullName });
    expect(await read()).not.toContain("E quem tem B?");
  });

  test("appear below it, only visible ones, and the form leads to a topic linked to it", async () => {
    const asked = (values: object) =>
      makeTopic({ courseClass: desk.ids.first as never, ...values });
    directus.state.database.forum_posts.push(
      asked({ title: "Qual prazo vale para quem tem B?", solvedAt: "2026-11-01T08:00:00Z" }),
      asked({ title: "Uma pergunta escondida", status: "hidden" }),
      makeTopic({ title: "De outra aula" }),
    );
    const { text } = await desk.portal.visit(CLASS, { as: signInPaying() });
    expect(text).toContain("Qual prazo vale para quem tem B?");
    expect(text).toContain("Resolvida");
    expect(text).not.toContain("Uma pergunta escondida");
    expect(text).not.toContain("De outra aula");
    expect(text).toMatch(new RegExp(`name="class" value="${desk.ids.first}"`));
    const form = await desk.portal.visit(
      `/pt-BR/app/forum/create?class=${desk.ids.first}&title=Qual+prazo`,
      {
        as: signInPaying(),
      },
    );
    expect(form.text).toContain("Ligar este tópico à aula “Aula primeira”");
    expect(form.text).toContain('value="Qual prazo"');
  });

  test("name their class and link back to it", async () => {
    const topic = makeTopic({ courseClass: desk.ids.first as never });
    directus.state.database.forum_posts.push(topic);
    const { text } = await desk.portal.visit(`/pt-BR/app/forum/${topic.id}`, {
      as: signInPaying(),
    });
    expect(text).toContain("Sobre a aula “Aula primeira”");
    expect(text).toContain(`href="${CLASS}"`);
  });

  test("start with the question typed here, and a draft keeps its class", async () => {
    const session = service.signIn();
    const create = async (path: string) =>
      (await desk.portal.visit(`/pt-BR/app/forum/create${path}`, { as: session.accessToken })).text;
    const draft = { title: "Um título começado", body: "E um texto começado no trem" };
    const mine = makeDraft({ ...draft, user_created: session.directusUserId });
    directus.state.database.drafts.push(mine);
    const requested = await create(`?class=${desk.ids.first}&title=Qual+prazo`);
    expect(requested).toContain('value="Qual prazo"');
    expect(requested).not.toContain(draft.title);
    expect(await create("")).not.toContain("Ligar este tópico");
    mine.fields = { courseClass: desk.ids.first };
    desk.portal.portal.cmsChanged("drafts", [], session.directusUserId);
    const gone = await create("");
    expect(gone).toContain(draft.title);
    expect(gone).toContain("Ligar este tópico à aula “Aula primeira”");
  });

  test("can't be linked to something that is not a class", async () => {
    const { text } = await desk.portal.visit("/pt-BR/app/forum/create?class=abc", {
      as: signInPaying(),
    });
    expect(text).not.toContain("Ligar este tópico");
  });
});
