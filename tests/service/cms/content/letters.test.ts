import { afterAll, describe, expect, test } from "vitest";
import { admin, removeMade, rowsOf } from "../cms.ts";

afterAll(() => removeMade());

async function anyLetter(): Promise<string> {
  const [first] = rowsOf(await admin("GET", "/items/letters?fields=id&limit=1"));
  return String(first?.["id"]);
}

describe("letter", () => {
  test.each([
    ["bodyDe", { bodyDe: "Am {{endDya}}." }],
    ["fieldsJson", { fieldsJson: [{ name: "end day" }] }],
    ["deadlineJson", { deadlineJson: { yearly: { month: 13, day: 1 } } }],
  ])("refuses a wrong %s, and keeps the row", async (_, change) => {
    const id = await anyLetter();
    expect((await admin("PATCH", `/items/letters/${id}`, change)).status).toBe(400);
  });

  test("takes a changed title", async () => {
    const id = await anyLetter();
    const path = `/items/letters/${id}`;
    const { data } = await admin("GET", `${path}?fields=title`);
    const { title } = data as { title: string };
    expect((await admin("PATCH", path, { title })).status).toBe(200);
  });
});
