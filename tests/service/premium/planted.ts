import { randomBytes } from "node:crypto";
import { folderIds } from "../../../contract/roles.ts";
import { given } from "../../support/given.ts";
import { admin, freshSlug, make, rowsOf, type Person } from "../cms/cms.ts";

/**
 * What only members who pay may read, one of each kind. In each text a word to look for stands beside one
 * that no question names: whoever is shown the second has seen the text.
 */
export type Planted = {
  kind: "articles" | "news" | "videos" | "course_classes" | "comments";
  id: string;
  /** The page on which it is read. */
  page: string;
  /** Fields that hold the text. */
  fields: readonly string[];
  /** Where the text can be had by way of another collection. */
  relations: readonly string[];
  /** What is looked for. */
  key: string;
  /** What nobody who doesn't pay may ever be shown. */
  secret: string;
};

export type PlantedFile = { id: string; path: string; secret: string };
export type Plants = {
  items: Planted[];
  files: PlantedFile[];
  /** A film that a version alone shows: no member may have it, and who pays no more than others. */
  aside: Omit<PlantedFile, "path">;
  quiz: { classId: string; page: string; secret: string };
};

const word = (prefix: string) =>
  prefix +
  randomBytes(5)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
const open = (count: number) => "palavra ".repeat(count);

function freshText() {
  const [key, secret] = [word("sigilo"), word("trombolim")];
  // A term of the glossary stands in it, which the portal draws a link into.
  const html = `<p>${open(30)}</p><h2>Depois</h2><p>A Quellensteuer ${key} ${secret} ${"texto ".repeat(200)}</p>`;
  return { key, secret, html };
}

const published = (title: string) => ({
  ...{
    title,
    slug: title,
    summary: "Resumo que todos veem",
    status: "published",
    access: "paying",
  },
});

async function plantText(kind: "articles" | "news"): Promise<Planted> {
  const { key, secret, html } = freshText();
  const slug = freshSlug("fechado");
  const source = { sourceName: "Fonte", sourceUrl: "https://example.com/" };
  const row = { ...published(slug), body: html, plainBody: html, ...(kind === "news" && source) };
  const { id } = await make<{ id: string }>(`/items/${kind}`, row);
  const canton = rowsOf(await admin("GET", "/items/Cantons?limit=1&fields=id"))[0];
  await make(`/items/${kind}_cantons`, { [`${kind}_id`]: id, Cantons_id: canton?.["id"] });
  const relations = [
    `/items/${kind}_cantons?filter[${kind}_id][_eq]=${id}&fields=*,${kind}_id.*`,
    `/items/${kind}_tags?fields=*,${kind}_id.*&limit=500`,
  ];
  const page = `/pt-BR/app/${kind}/${slug}`;
  return { kind, id, page, fields: ["body", "plainBody", "searchBody"], relations, key, secret };
}

async function upload(
  bytes: string,
  type: string,
  name: string,
  folder: string = folderIds.filmsForPaying,
): Promise<string> {
  const form = new FormData();
  form.set("folder", folder);
  form.set("file", new Blob([bytes], { type }), name);
  const answer = await fetch(new URL("/files", given("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${given("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const uploadFilm = (secret: string, folder?: string) =>
  upload(`....ftypisom ${secret}`, "video/mp4", "filme.mp4", folder);

/** Where an upload of the editors lies as long as nobody says otherwise. */
async function plantAside(video: string): Promise<Plants["aside"]> {
  const secret = word("trombolim");
  const id = await uploadFilm(secret, folderIds.public);
  const named = { key: freshSlug("corte"), name: "Outro corte", collection: "videos", item: video };
  const version = await make<{ id: string }>("/versions", named);
  const saved = await admin("POST", `/versions/${version.id}/save`, { file: id });
  if (saved.status !== 200) throw new Error(`The version was not saved: ${saved.message}`);
  return { id, secret };
}

async function plantVideo(): Promise<{ item: Planted; files: PlantedFile[] }> {
  const { key, secret } = freshText();
  const slug = freshSlug("filme");
  const [fileSecret, smallSecret] = [word("trombolim"), word("trombolim")];
  const [file, fileSmall] = [await uploadFilm(fileSecret), await uploadFilm(smallSecret)];
  const vtt = `WEBVTT\n\n00:01.000 --> 00:03.000\nO ${key} ${secret} da comuna.\n`;
  const captions = [{ lang: "pt-BR", vtt }];
  const film = { provider: "file", file, fileSmall, durationSec: 100, captions };
  const { id } = await make<{ id: string }>("/items/videos", { ...published(slug), ...film });
  const relations = [
    `/items/video_progress?fields=*,video.*`,
    `/items/course_classes?fields=*,video.*&limit=500`,
  ];
  const fields = ["transcript", "captions", "searchBody"];
  const page = `/pt-BR/app/videos/${slug}`;
  return {
    item: { kind: "videos", id, page, fields, relations, key, secret },
    files: [
      { id: file, path: `/media/films/${id}`, secret: fileSecret },
      { id: fileSmall, path: `/media/films/${id}?quality=small`, secret: smallSecret },
    ],
  };
}

async function plantCourse() {
  const { key, secret, html } = freshText();
  const quizSecret = word("trombolim");
  const fileSecret = word("trombolim");
  const slug = freshSlug("curso");
  const questions = [
    {
      ...{ kind: "single", question: "Qual?", options: ["Um", "Dois"], answer: 1 },
      explanation: `Por causa do ${quizSecret}.`,
    },
  ];
  const classes = [
    {
      ...{ title: "Fechada", slug: "fechada", sort: 0, kind: "text", minutes: 5 },
      ...{ body: html, plainBody: html },
    },
    { title: "Prova", slug: "prova", sort: 1, kind: "quiz", minutes: 5, questions },
  ];
  const course = await make<{ id: string }>("/items/courses", {
    ...published(slug),
    modules: [{ title: "Um", slug: "um", sort: 0, classes }],
  });
  const listed = await admin(
    "GET",
    `/items/course_classes?filter[module][course][_eq]=${course.id}&fields=id&sort=sort`,
  );
  const [id = "", quizId = ""] = rowsOf(listed).map((row) => String(row["id"]));
  const file = await upload(`%PDF-1.7\n%${fileSecret}\n%%EOF`, "application/pdf", "lista.pdf");
  await admin("PATCH", `/items/course_classes/${id}`, {
    attachments: [{ directus_files_id: file }],
  });
  const relations = [
    `/items/courses?filter[id][_eq]=${course.id}&fields=*,modules.*,modules.classes.*`,
    `/items/course_modules?filter[course][_eq]=${course.id}&fields=*,classes.*`,
    `/items/course_classes_attachments?fields=*,course_classes_id.*,directus_files_id.*&limit=500`,
    `/items/class_progress?fields=*,class.*`,
  ];
  const page = `/pt-BR/app/courses/${slug}/um/fechada`;
  const fields = ["body", "plainBody"];
  return {
    item: { kind: "course_classes" as const, id, page, fields, relations, key, secret },
    quiz: {
      ...{ classId: quizId, secret: quizSecret },
      page: `/pt-BR/app/courses/${slug}/um/prova`,
    },
    file: { id: file, path: `/media/class-files/${id}/${file}`, secret: fileSecret },
  };
}

async function plantComment(writer: Person, on: Planted): Promise<Planted> {
  const { key, secret } = freshText();
  const body = `Comentário ${key} ${secret}`;
  const answer = await writer.as("POST", "/items/comments", {
    ...{ targetType: on.kind, target: on.id, body },
  });
  const { id } = answer.data as { id: string };
  const page = `/pt-BR/app/comments/${on.kind}/${on.id}`;
  const relations = [
    `/items/comments?fields=*,parent.*&limit=500`,
    `/items/votes?fields=*&limit=500`,
    `/items/Notification?fields=*&limit=500`,
  ];
  return { kind: "comments", id, page, fields: ["body"], relations, key, secret };
}

export async function plant(writer: Person): Promise<Plants> {
  const [article, news, video, course] = await Promise.all([
    plantText("articles"),
    plantText("news"),
    plantVideo(),
    plantCourse(),
  ]);
  const [comment, aside] = [await plantComment(writer, article), await plantAside(video.item.id)];
  return {
    items: [article, news, video.item, course.item, comment],
    files: [...video.files, course.file],
    aside,
    quiz: course.quiz,
  };
}
