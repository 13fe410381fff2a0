import { afterAll, expect, test } from "vitest";
import { folderIds } from "../../../../contract/account/roles.ts";
import { requiredEnv } from "../../../support/required-env";
import { admin, removeMade, rowsOf, tiers } from "../cms.ts";
import {
  lesson,
  makeCourse,
  makeOpenCourse,
  makePayingCourse,
  questions,
  SECRET,
} from "./courses.ts";

afterAll(removeMade);

test("class parts: Directus sets their creation time, and none of them is the title", async () => {
  const { id, classes: made } = await makeCourse("free", [
    { title: "Um", slug: "um", sort: 0, classes: [lesson("p", 0)] },
  ]);
  const path = `/items/course_classes/${made[0]}`;
  const parts = async () => {
    const [row] = rowsOf(
      await admin("GET", `${path.replace(/\/[^/]+$/, "")}?filter[id][_eq]=${made[0]}`),
    );
    return row?.["partsChangedAt"];
  };
  await admin("PATCH", path, { title: "Outro", sort: 4, partsChangedAt: { text: "2000-01-01" } });
  expect(await parts()).toEqual({});
  await admin("PATCH", path, { body: `<p>${SECRET} de novo</p>` });
  const written = { text: expect.stringMatching(/^20/) };
  expect(await parts()).toEqual(written);
  await admin("PATCH", path, { kind: "quiz", questions });
  expect(await parts()).toEqual({ ...written, questions: expect.stringMatching(/^20/) });
  const received = `/items/course_classes?filter[module][course][_eq]=${id}&fields=partsChangedAt`;
  expect(rowsOf(await tiers.teaser("GET", received))).toHaveLength(1);
});

test.each([
  ["a sheet", "application/pdf", folderIds.public],
  ["a picture", "image/png", folderIds.filmsInWork],
])("class attachment: %s is moved to the folder of the class's readers", async (_, type, to) => {
  const forPaying = await makePayingCourse();
  const open = await makeOpenCourse();
  const form = new FormData();
  form.set("folder", to);
  form.set("file", new Blob(["%PDF-1.7\n%%EOF"], { type }), "lista");
  const uploaded = await fetch(new URL("/files", requiredEnv("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${requiredEnv("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  const { id } = ((await uploaded.json()) as { data: { id: string } }).data;
  const folder = async () => (await admin("GET", `/files/${id}?fields=folder`)).data;
  const attach = (classId: string) =>
    admin("PATCH", `/items/course_classes/${classId}`, {
      attachments: [{ directus_files_id: id }],
    });
  await expect.poll(folder).toEqual({ folder: folderIds.filmsInWork });
  expect((await tiers.paying("GET", `/files/${id}?fields=id`)).status).toBe(403);
  await attach(forPaying.second);
  await expect.poll(folder).toEqual({ folder: folderIds.filmsForPaying });
  expect((await tiers.free("GET", `/files/${id}?fields=id`)).status).toBe(403);
  expect((await tiers.paying("GET", `/files/${id}?fields=id`)).status).toBe(200);
  await attach(open.first);
  await expect.poll(folder).toEqual({ folder: folderIds.filmsForMembers });
  expect((await tiers.free("GET", `/files/${id}?fields=id`)).status).toBe(200);
  expect((await tiers.teaser("GET", `/files/${id}?fields=id`)).status).toBe(403);
  await admin("DELETE", `/files/${id}`);
});
