import { useState } from "react";
import { CHAT_IMAGE_MAX_BYTES } from "../../../../contract/community/chat.ts";
import type { ChatProblem } from "../chat";
import type { PickedImage } from "../conversation-state";

const IMAGE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

export function usePickedImage(isAllowed: boolean) {
  const [image, setImage] = useState<PickedImage | null>(null);
  const [problem, setProblem] = useState<ChatProblem | null>(null);

  function take(files: Iterable<File> | ArrayLike<File>): boolean {
    const file = Array.from(files).find(({ type }) => type.startsWith("image/"));
    if (!file) return false;
    const found = findProblem(file, isAllowed);
    setProblem(found);
    if (found === null) setImage({ file, url: URL.createObjectURL(file), alt: "" });
    return true;
  }

  const describe = (alt: string): void => setImage((now) => now && { ...now, alt });

  function remove(): void {
    if (image) URL.revokeObjectURL(image.url);
    setImage(null);
    setProblem(null);
  }

  /** The image was sent with a message, which still uses its URL. */
  function forget(): void {
    setImage(null);
    setProblem(null);
  }

  return { image, problem, take, describe, remove, forget };
}

function findProblem(file: File, isAllowed: boolean): ChatProblem | null {
  if (!isAllowed) return "request_image";
  if (!IMAGE_TYPES.includes(file.type)) return "image_type";
  return file.size > CHAT_IMAGE_MAX_BYTES ? "image_large" : null;
}
