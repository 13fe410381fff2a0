import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { signPreview } from "../../../cms-extensions/src/editing/preview/preview-token.ts";
import { MAIN_VERSION, type PreviewedKind } from "../../../contract/content/preview.ts";
import { makeArticle, makeNews, makeVideo } from "../../factories/content";
import { makeCourse, makeCourseClass, makeCourseModule } from "../../factories/courses";
import { directus, mockNetwork, network } from "../../mocks/network";
import { appEnvironment } from "../../support/app-environment";
import { openPortal, type Portal } from "../support/portal";

mockNetwork();

const SECRET = "Xilindrofone";
const until = Math.floor(Date.now() / 1_000) + 3_600;
let portal: Portal;

beforeEach(async () => {
  portal = await openPortal();
});

/** A link to a draft, which Directus returns to anyone with the link, limited to the requested fields. */
function linkTo(kind: PreviewedKind, row: { id: string; access: string }, version = MAIN_VERSION) {
  const editor = "30000000-0000-4000-8000-000000000005";
  const token = signPreview("k", { kind, item: row.id, version, editor, until });
  const requests: unknown[] = [];
  network.use(
    http.post(`${appEnvironment.CMS_URL}/previa`, async ({ request }) => {
      const { token: input, fields } = (await request.json()) as {
        token: string;
        fields: string[];
      };
      requests.push(request.headers.get("authorization"));
      if (input !== token)
        return HttpResponse.json({ errors: [{ message: "Forbidden" }] }, { status: 403 });
      const names = fields.map((path) => path.split(".")[0] ?? "");
      const shown = Object.entries(row).filter(([name]) => names.includes(name));
      return HttpResponse.json({ data: { access: row.access, rows: [Object.fromEntries(shown)] } });
    }),
  );
  return { path: `/pt-BR/preview/${token}`, asked: requests };
}

const draft = { status: "draft" as const, title: "Ainda em segredo", summary: "O resumo." };
const body = `<p>${SECRET}</p>`;

describe("preview of a paid text", () => {
  const link = () =>
    linkTo("articles", makeArticle({ ...draft, access: "paying", body, preview: "<p>Aberto</p>" }));

  test("is complete as a paying member", async () => {
    const { path, asked: requested } = link();
    const { status, text, headers } = await portal.visit(`${path}?as=paying`);
    expect(status).toBe(200);
    expect(text).toContain("Ainda em segredo");
    expect(text).toContain(SECRET);
    expect(text).toContain('name="robots" content="noindex"');
    expect(headers.get("cache-control")).toContain("no-store");
    expect(requested).toEqual([`Bearer ${appEnvironment.CMS_TEASER_TOKEN}`]);
  });

  test.each(["free", "guest"])("hides its text from a viewer as %s", async (look) => {
    const { status, text } = await portal.visit(`${link().path}?as=${look}`);
    expect(status).toBe(200);
    expect(text).toContain("Ainda em segredo");
    expect(text).not.toContain(SECRET);
    expect(text.includes("Aberto")).toBe(look === "free");
  });
});

test.each([
  ["news", makeNews({ ...draft, access: "free", body })],
  ["videos", makeVideo({ ...draft, access: "free" })],
] as const)("preview: public %s are open to a member", async (kind, row) => {
  const { path } = linkTo(kind, row);
  const { text } = await portal.visit(`${path}?as=free`);
  expect(text).toContain("Ainda em segredo");
  expect(text.includes("Aqui aparecem só título, capa e resumo")).toBe(kind === "videos");
  expect(text).not.toContain("mudança que ainda não");
});

test("preview: offers no choice and saves nothing, and plain language is a separate view", async () => {
  const words = { plainBody: "<p>Palavras simples</p>", changeNote: "O prazo muda." };
  const { path } = linkTo("news", makeNews({ ...draft, access: "free", body, ...words }));
  const [usual, plain] = [await portal.visit(path), await portal.visit(`${path}?plain=1`)];
  expect(usual.text).toContain("O prazo muda.");
  expect(usual.text).toContain(SECRET);
  expect(plain.text).toContain("Palavras simples");
  expect(plain.text).not.toContain(SECRET);
  // Switching the previewed audience keeps the plain-language view.
  expect(plain.text).toContain('href="?as=free&amp;plain=1"');
  expect(usual.text).toContain('href="?as=free"');
  for (const { text, headers } of [usual, plain]) {
    expect(text).not.toContain("/pt-BR/app/reading");
    expect(text).toContain("Linguagem simples");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

describe("preview of a course", () => {
  const head = makeCourseClass({ title: "Primeira aula", body });
  const modules = [{ ...makeCourseModule({ title: "Começo" }), classes: [head] }];
  const course = { ...makeCourse({ ...draft, access: "paying" }), modules };
  const quiz = [{ kind: "single", question: "<p>Qual cantão?</p>", options: ["Zug", "Uri"] }];
  const lesson = { ...head, quiz, access: "paying", module: { course } };

  test.each(["free", "paying"])("shows it down to its classes as %s", async (look) => {
    const { path } = linkTo("courses", course);
    const { status, text } = await portal.visit(`${path}?as=${look}`);
    expect(status).toBe(200);
    expect(text).toContain("Primeira aula");
    expect(text.includes("/pt-BR/app/membership")).toBe(look === "free");
    expect(text).not.toContain(SECRET);
  });

  test("shows its class as a paying member, without any member's own state", async () => {
    const { text } = await portal.visit(`${linkTo("course_classes", lesson).path}?as=paying`);
    for (const part of ["Primeira aula", SECRET, "Qual cantão?", "Zug"])
      expect(text).toContain(part);
    expect(text).not.toContain("/pt-BR/app/reading");
  });

  test.each([
    ["free", "Esta aula faz parte da assinatura"],
    ["guest", "Visitantes não veem aulas"],
  ])("hides its class from a viewer as %s", async (look, received) => {
    const { status, text } = await portal.visit(
      `${linkTo("course_classes", lesson).path}?as=${look}`,
    );
    expect(status).toBe(200);
    expect(text).toContain(received);
    expect(text).not.toContain(SECRET);
  });

  test("shows the open class to every member", async () => {
    const open = { ...head, isPreview: true };
    const inCourse = { ...course, modules: [{ ...modules[0], classes: [open] }] };
    const row = { ...lesson, ...open, access: "free", module: { course: inCourse } };
    const { text } = await portal.visit(`${linkTo("course_classes", row).path}?as=free`);
    expect(text).toContain(SECRET);
  });
});

test("preview: a change stored as a draft version says so", async () => {
  const { path } = linkTo("news", makeNews({ ...draft, access: "free", body }), "mudanca-1");
  expect((await portal.visit(path)).text).toContain("mudança que ainda não foi publicada");
});

test("preview: an invalid link says so with 404, and an outage is reported differently", async () => {
  const { path } = linkTo("news", makeNews({ ...draft, access: "free", body }));
  for (const wrong of [path.replace(/.$/, "x"), path.replace(/\.[^.]+$/, `.${"0".repeat(64)}`)]) {
    const { status, text } = await portal.visit(wrong);
    expect(status).toBe(404);
    expect(text).toContain("Este link de prévia não abre");
    expect(text).not.toContain(SECRET);
  }
  directus.state.outage = "failing";
  network.use(
    http.post(`${appEnvironment.CMS_URL}/previa`, () =>
      HttpResponse.json({ errors: [{ message: "x" }] }, { status: 503 }),
    ),
  );
  expect((await portal.visit(path)).status).toBe(503);
});

test("preview: may be framed by the admin, and no other page may be", async () => {
  const { path } = linkTo("news", makeNews({ ...draft, access: "free", body }));
  const framers = async (of: string) =>
    /frame-ancestors ([^;]+)/.exec(
      (await portal.visit(of)).headers.get("content-security-policy") ?? "",
    )?.[1];
  expect(await framers(path)).toBe(appEnvironment.CMS_PUBLIC_ORIGIN);
  expect(await framers("/pt-BR/login")).toBe("'none'");
  expect(await framers("/pt-BR/previewed")).toBe("'none'");
});
