import { z } from "zod";
import {
  CHAT_IMAGE_ALT_MAX_LENGTH,
  CHAT_IMAGE_MAX_BYTES,
} from "../../../../contract/community/chat.ts";
import { ServiceError } from "../../../errors.ts";
import { toPhoto } from "../../../pictures/photo.ts";
import { fits } from "../../../../contract/shared/text-length.ts";

const MAX_SIDE_PIXELS = 1_600;

export const imageAlt = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, " ").trim())
  .refine(fits(CHAT_IMAGE_ALT_MAX_LENGTH));

export type NewChatImage = { content: Buffer; width: number; height: number; alt: string };

/**
 * Re-encodes a picture as WebP, without camera metadata.
 * @throws {ServiceError} `validation_failed` with a cause for the field `image`
 */
export async function toChatImage(input: { bytes: Buffer; alt: string }): Promise<NewChatImage> {
  const { bytes: content } = await toPhoto(input.bytes, {
    maxBytes: CHAT_IMAGE_MAX_BYTES,
    quality: 80,
    size: {
      width: MAX_SIDE_PIXELS,
      height: MAX_SIDE_PIXELS,
      fit: "inside",
      withoutEnlargement: true,
    },
    refuse: (problem, cause) =>
      new ServiceError("validation_failed", { fields: { image: `image.${problem}` }, cause }),
  });
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(content).metadata();
  return { content, width, height, alt: input.alt };
}
