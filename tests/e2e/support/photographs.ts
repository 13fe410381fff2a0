import sharp from "sharp";
import { requireVariable } from "./cms";

const PUBLIC_FOLDER = "50000000-0000-4000-8000-000000000001";

/** An image as large and detailed as an editor's photograph: soft shapes under a fine grain. */
async function takePhotograph(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma },
      },
    })
      .png()
      .toBuffer();
  const shapes = await sharp(await noise(96, 54, 60))
    .resize(2400, 1350, { kernel: "cubic" })
    .toBuffer();
  const grain = await sharp(await noise(2400, 1350, 10)).toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

export async function uploadPhotograph(): Promise<string> {
  const form = new FormData();
  form.append("folder", PUBLIC_FOLDER);
  const picture = new Blob([new Uint8Array(await takePhotograph())], { type: "image/jpeg" });
  form.append("file", picture, "foto.jpg");
  const answer = await fetch(new URL("/files", requireVariable("TEST_CMS_URL")), {
    method: "POST",
    headers: { Authorization: `Bearer ${requireVariable("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`POST /files: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
