import { PHOTO_MAX_BYTES } from "../../../../contract/account/profile.ts";

const LONGEST_SIDE_PIXELS = 2048;
const JPEG_QUALITY = 0.85;

export async function shrinkPhoto(photo: File): Promise<File | null> {
  const drawn = await createImageBitmap(photo).catch(() => null);
  if (!drawn) return null;
  const scale = Math.min(1, LONGEST_SIDE_PIXELS / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  canvas.getContext("2d")?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/jpeg", JPEG_QUALITY);
  });
  if (!blob || blob.size > PHOTO_MAX_BYTES) return null;
  return new File([blob], "photo.jpg", { type: blob.type });
}
