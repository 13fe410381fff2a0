import { beforeEach, describe, expect, test } from "vitest";
import { makeCourse, makeCourseClass, makeCourseModule } from "../../factories/courses";
import { makeFavorite, makeVideoProgress } from "../../factories/member-rows";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, publishVideo, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

const vtt = "WEBVTT\n\n00:02.000 --> 00:05.000\nXilindrofone na comuna.\n";

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  publishVideo({ slug: "aberto", title: "Vídeo aberto" });
  publishVideo({
    slug: "fechado",
    title: "Vídeo fechado",
    access: "paying",
    provider: "youtube",
    providerId: "dQw4w9WgXcQ",
    captions: [{ lang: "pt-BR", vtt }],
    transcript: "Xilindrofone na comuna.",
  });
});

const visit = (path: string, as = signInFree()) => portal.visit(`/pt-BR/app/videos${path}`, { as });

describe("videos for a free member", () => {
  test("all appear in the list, with a lock and their duration", async () => {
    const { status, text } = await visit("");
    expect(status).toBe(200);
    expect(text).toContain("Vídeo aberto");
    expect(text).toContain("Vídeo fechado");
    expect(text).toContain("1 min 34 s");
    expect(text.split("Para assinantes")).toHaveLength(2);
  });

  test("an open one has chapters and a transcript", async () => {
    const { status, text } = await visit("/aberto");
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Vídeo aberto<\/h1>/);
    for (const word of ["O balcão", "Os papéis", "Bem-vindo à comuna.", "Assistir"])
      expect(text).toContain(word);
  });

  test("a locked one answers 402, as page and as data, with chapters but without transcript and file address", async () => {
    for (const path of ["/fechado", "/fechado.data"]) {
      const { status, text } = await visit(path);
      expect([path, status]).toEqual([path, 402]);
      expect(text).toContain("Vídeo fechado");
      expect(text).toContain("O balcão");
      for (const secret of ["Xilindrofone", "dQw4w9WgXcQ"]) expect(text).not.toContain(secret);
    }
  });

  test("the search does not match the words of a locked one", async () => {
    const { text } = await visit("/results?query=xilindrofone");
    expect(text).toContain("Nada em vídeos com “xilindrofone”");
  });
});

test("videos: a paying member watches all of them, and finds them by their transcript", async () => {
  const as = signInPaying();
  expect((await visit("", as)).text).not.toContain("Para assinantes");
  const { status, text } = await visit("/fechado", as);
  expect(status).toBe(200);
  expect(text).toContain("Xilindrofone");
  expect((await visit("/results?query=xilindrofone", as)).text).toContain("Vídeo fechado");
});

test("video: links to its class", async () => {
  const course = makeCourse({ slug: "primeiros-passos", status: "published" });
  const module = makeCourseModule({ course: course.id, slug: "chegar" });
  const lesson = makeCourseClass({ module: module.id, slug: "no-balcao", title: "No balcão" });
  const { database } = directus.state;
  database.courses.push(course);
  database.course_modules.push(module);
  database.course_classes.push(lesson);
  publishVideo({ slug: "da-aula", relatedClassId: lesson.id });
  const { text } = await visit("/da-aula", signInPaying());
  expect(text).toContain('href="/pt-BR/app/courses/primeiros-passos/chegar/no-balcao"');
  expect(text).toContain("No balcão");
  expect((await visit("/aberto")).text).not.toContain("Na aula");
});

test("video: loads nothing from third parties before a click", async () => {
  const { text, headers } = await visit("/fechado", signInPaying());
  expect(text).not.toMatch(/<iframe/);
  expect(text).not.toMatch(/youtube-nocookie\.com|ytimg|vimeo\.com/);
  expect(text).toContain("Assistir pelo YouTube");
  expect(headers.get("content-security-policy")).not.toContain("youtube");
});

test("video: offers to resume, except at the beginning or the end", async () => {
  const as = signInFree();
  const [member] = [...directus.state.members.values()];
  const [video] = directus.state.database.videos;
  const progress = makeVideoProgress({
    video: video?.id ?? "",
    user_created: member?.userId ?? null,
    positionSec: 47,
  });
  directus.state.database.video_progress.push(progress);
  expect((await visit("/aberto", as)).text).toContain("Continuar de 0:47");
  for (const positionSec of [2, 92]) {
    progress.positionSec = positionSec;
    expect((await visit("/aberto", as)).text).not.toContain("Continuar de");
  }
  progress.positionSec = 47;
  expect((await visit("/aberto?t=60", as)).text).toContain("Assistir a partir de 1:00");
});

test("videos: an unknown one is a 404, and an empty slug leads to the list", async () => {
  expect((await visit("/nao-existe")).status).toBe(404);
  expect((await visit("/Fechado!")).status).toBe(404);
});

test("video favorites: say so if the video is gone", async () => {
  const as = signInFree();
  const [member] = [...directus.state.members.values()];
  directus.state.database.favorites.push(
    makeFavorite({ type: "videos", user_created: member?.userId ?? null }),
  );
  const { status, text } = await visit("/favorites", as);
  expect(status).toBe(200);
  expect(text).toContain("Este vídeo não está mais disponível");
});

test("watch later: the last saved comes first, whatever was watched of it", async () => {
  const as = signInFree();
  const [member] = [...directus.state.members.values()];
  publishVideo({ slug: "primeiro", title: "Guardado antes" });
  publishVideo({ slug: "segundo", title: "Guardado depois" });
  const keep = (slug: string, times: Partial<ReturnType<typeof makeVideoProgress>>) => {
    const video = directus.state.database.videos.find((each) => each.slug === slug)?.id ?? "";
    const user_created = member?.userId ?? null;
    directus.state.database.video_progress.push(
      makeVideoProgress({ video, user_created, ...times }),
    );
  };
  keep("primeiro", {
    watchLaterAt: "2026-11-01T10:00:00Z",
    watchedAt: "2026-11-09T10:00:00Z",
    positionSec: 40,
  });
  keep("segundo", { watchLaterAt: "2026-11-02T10:00:00Z" });
  const { text } = await visit("/history", as);
  const [later = "", watched = ""] = text.split("</main>", 1)[0]?.split('<h2 id="watched"') ?? [];
  expect(later.indexOf("Guardado depois")).toBeGreaterThan(-1);
  expect(later.indexOf("Guardado depois")).toBeLessThan(later.indexOf("Guardado antes"));
  expect(watched).toContain("Guardado antes");
  expect(watched).not.toContain("Guardado depois");
});

test("watch history: an empty one explains itself", async () => {
  const { status, text } = await visit("/history");
  expect(status).toBe(200);
  expect(text).toContain("Você ainda não assistiu a nenhum vídeo");
});

test.each(["progress", "notes", "broken"])(
  "videos: the address %s has no page and refuses invalid input",
  async (path) => {
    const as = signInFree();
    expect((await visit(`/${path}`, as)).status).toBe(404);
    const refused = await portal.visit(`/pt-BR/app/videos/${path}`, {
      as,
      form: { video: "x", positionSec: "muito" },
      headers: { accept: "application/json" },
    });
    expect(refused.status).toBe(400);
  },
);
