import { randomBytes } from "node:crypto";
import { folderIds } from "../../../contract/account/roles.ts";
import { requiredEnv } from "../../support/required-env.ts";
import { admin, freshSlug, make, rowsOf, type Person } from "../cms/cms.ts";

export const plantedNames = [
  ...(["article", "fact", "news", "video", "class", "quiz", "comment"] as const),
] as const;
export type PlantedName = (typeof plantedNames)[number];

/**
 * Paid content, one item of each kind. Each text has a searched word beside a secret word that no query
 * contains: a reader who sees the secret has seen the text.
 */
export type Planted = {
  name: PlantedName;
  kind: "articles" | "facts" | "news" | "videos" | "course_classes" | "comments";
  id: string;
  page: string;
  /** Other pages that show a part of it. */
  alsoOn?: readonly string[];
  fields: readonly string[];
  /** Relations through which other collections reach the text. */
  relations: readonly string[];
  key: string;
  /** Word that readers without paid access must never see. */
  secret: string;
};

export type PlantedFile = { id: string; path: string; secret: string };
export type Plants = {
  items: Planted[];
  files: PlantedFile[];
  /** Video of a version only: no member may read it, paying or not. */
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
  // Contains a glossary term, which the portal turns into a link.
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
  const name = kind === "news" ? "news" : "article";
  const fields = ["body", "plainBody", "searchBody"];
  return { name, kind, id, page, fields, relations, key, secret };
}

/** A verified figure that is part of an article's text. */
async function plantFact({ id: article, page }: Planted): Promise<Planted> {
  const { key, secret } = freshText();
  const name = freshSlug("fato");
  const body = `CHF 300 ${key} ${secret}`;
  const { id } = await make<{ id: string }>("/items/facts", {
    ...{ title: name, key: name, body, source: secret, status: "published", article },
  });
  const text = (await admin("GET", `/items/articles/${article}?fields=body`)).data;
  const before = (text as { body: string }).body;
  await admin("PATCH", `/items/articles/${article}`, { body: `${before}<p>{{fato:${name}}}</p>` });
  const relations = [
    `/items/articles/${article}?fields=*,facts.*`,
    `/items/articles?filter[id][_eq]=${article}&fields=facts.body,facts.source`,
    `/items/articles?filter[facts][body][_contains]=${key}&fields=facts.*`,
  ];
  const fields = ["body", "source"];
  return { name: "fact", kind: "facts", id, page, fields, relations, key, secret };
}

/** The smallest PNG; bytes after its end are not part of the image. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(
  bytes: string | Buffer<ArrayBuffer>,
  type: string,
  name: string,
  folder: string = folderIds.filmsForPaying,
): Promise<string> {
  const form = new FormData();
  form.set("folder", folder);
  form.set("file", new Blob([bytes], { type }), name);
  const answer = await fetch(new URL("/files", requiredEnv("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${requiredEnv("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const uploadFilm = (secret: string, folder?: string) =>
  upload(`....ftypisom ${secret}`, "video/mp4", "filme.mp4", folder);

/** Default folder of an editor's upload. */
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
    item: { name: "video", kind: "videos", id, page, fields, relations, key, secret },
    files: [
      { id: file, path: `/media/films/${id}`, secret: fileSecret },
      { id: fileSmall, path: `/media/films/${id}?quality=small`, secret: smallSecret },
    ],
  };
}

/** @param film video of one of its classes */
async function plantCourse(film: string) {
  const [text, requested] = [freshText(), freshText()];
  const { key, secret, html } = text;
  const [quizSecret, fileSecret, pictureSecret] = ["", "", ""].map(() => word("trombolim"));
  const slug = freshSlug("curso");
  const questions = [
    {
      ...{ kind: "single", question: `<p>Qual ${requested.key} ${requested.secret}?</p>` },
      ...{ options: ["Um", "Dois"], answer: 1, explanation: `Por causa do ${quizSecret}.` },
    },
  ];
  const classes = [
    {
      ...{ title: "Fechada", slug: "fechada", sort: 0, kind: "text", minutes: 5 },
      ...{ body: html, plainBody: html },
    },
    { title: "Prova", slug: "prova", sort: 1, kind: "quiz", minutes: 5, questions },
    { title: "Filme", slug: "filme", sort: 2, kind: "video", minutes: 5, video: film },
  ];
  const course = await make<{ id: string }>("/items/courses", {
    ...published(slug),
    modules: [{ title: "Um", slug: "um", sort: 0, classes }],
  });
  const listed = await admin(
    "GET",
    `/items/course_classes?filter[module][course][_eq]=${course.id}&fields=id&sort=sort`,
  );
  const [id = "", quizId = "", filmId = ""] = rowsOf(listed).map((row) => String(row["id"]));
  const sheet = await upload(`%PDF-1.7\n%${fileSecret}\n%%EOF`, "application/pdf", "lista.pdf");
  const bytes = Buffer.concat([PIXEL, Buffer.from(String(pictureSecret))]);
  const picture = await upload(bytes, "image/png", "lista.png", folderIds.filmsInWork);
  await admin("PATCH", `/items/course_classes/${id}`, {
    attachments: [{ directus_files_id: sheet }, { directus_files_id: picture }],
  });
  const ofClasses = (fields: string) => [
    `/items/courses?filter[id][_eq]=${course.id}&fields=*,modules.*,modules.classes.${fields}`,
    `/items/course_modules?filter[course][_eq]=${course.id}&fields=*,classes.${fields}`,
    `/items/class_progress?fields=*,class.${fields}`,
    `/items/quiz_attempts?fields=*,class.${fields}`,
  ];
  const relations = [
    ...ofClasses("*"),
    `/items/course_classes_attachments?fields=*,course_classes_id.*,directus_files_id.*&limit=500`,
  ];
  const pageOf = (name: string) => `/pt-BR/app/courses/${slug}/um/${name}`;
  const ofCourse = { kind: "course_classes" } as const;
  const taught: Planted = {
    ...{ ...ofCourse, name: "class", id, page: pageOf("fechada") },
    ...{ fields: ["body", "plainBody"], relations, key, secret },
  };
  const quiz: Planted = {
    ...{ ...ofCourse, name: "quiz", id: quizId, page: pageOf("prova") },
    ...{
      fields: ["quiz", "questions"],
      relations: [...ofClasses("quiz"), ...ofClasses("questions")],
    },
    ...{ key: requested.key, secret: requested.secret },
  };
  const fileOf = (file: string, mark = "") => ({
    ...{ id: file, path: `/media/class-files/${id}/${file}`, secret: mark },
  });
  return {
    items: [taught, quiz],
    quiz: { classId: quizId, secret: String(quizSecret), page: pageOf("prova") },
    files: [fileOf(sheet, fileSecret), fileOf(picture, pictureSecret)],
    ofFilm: {
      alsoOn: [pageOf("filme")],
      relations: [
        `/items/course_classes/${filmId}?fields=*,video.*`,
        ...ofClasses("video.*"),
        `/items/videos?filter[id][_eq]=${film}&fields=file.*,fileSmall.*`,
      ],
    },
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
  return { name: "comment", kind: "comments", id, page, fields: ["body"], relations, key, secret };
}

export async function plant(writer: Person): Promise<Plants> {
  const [article, news, video] = await Promise.all([
    plantText("articles"),
    plantText("news"),
    plantVideo(),
  ]);
  const { ofFilm, ...course } = await plantCourse(video.item.id);
  const film = {
    ...{ ...video.item, alsoOn: ofFilm.alsoOn },
    relations: [...video.item.relations, ...ofFilm.relations],
  };
  const fact = await plantFact(article);
  const [comment, aside] = [await plantComment(writer, article), await plantAside(film.id)];
  return {
    items: [article, fact, news, film, ...course.items, comment],
    files: [...video.files, ...course.files],
    aside,
    quiz: course.quiz,
  };
}
