import { FORUM_IMAGES, type UploadAnswer, type UploadProblem } from "./forum-image";
import { FORUM_IMAGE_MAX_BYTES } from "../../../../contract/community/embeds.ts";

const LONGEST_WAIT_MS = 60_000;
const IMAGE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

export const findImageFile = (files: FileList | undefined): File | null =>
  Array.from(files ?? []).find(({ type }) => type.startsWith("image/")) ?? null;

export function findFileProblem({ type, size }: File): UploadProblem | null {
  if (!IMAGE_TYPES.includes(type)) return "type";
  return size > FORUM_IMAGE_MAX_BYTES ? "large" : null;
}

export async function uploadImage(file: File): Promise<UploadAnswer> {
  const body = new FormData();
  body.set("image", file);
  try {
    const answer = await fetch(FORUM_IMAGES, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const isOurs = answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as UploadAnswer) : { problem: "unavailable" };
  } catch {
    return { problem: "unavailable" };
  }
}
