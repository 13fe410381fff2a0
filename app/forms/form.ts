import { cleanText, isCleaned } from "../../contract/shared/visible-text.ts";
import { AppError } from "~/http/app-error";
import { FORM_MAX_BYTES } from "../../contract/collections/input-limits.ts";

const MAX_FIELDS = 300;

/**
 * The form of a request, with all texts cleaned (`contract/shared/visible-text.ts`).
 * @throws a 400 answer if the body is not a form, is larger than any of our forms, or contains a zero byte,
 * which PostgreSQL rejects
 */
export async function requireForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError("validation_failed", { cause }).toResponse();
  });
  let fields = 0;
  let length = 0;
  const cleaned = new FormData();
  for (const [name, value] of form) {
    fields += 1;
    length += name.length + (typeof value === "string" ? value.length : 0);
    const isRefused =
      fields > MAX_FIELDS ||
      length > FORM_MAX_BYTES ||
      (typeof value === "string" && value.includes("\0"));
    if (isRefused) throw new AppError("validation_failed").toResponse();
    cleaned.append(name, typeof value === "string" && isCleaned(name) ? cleanText(value) : value);
  }
  return cleaned;
}
