import { AppError } from "./app-error";

/**
 * The form of a request.
 * @throws a 400 answer when the body is none or holds a zero byte, which PostgreSQL fails on: the
 * sender's fault, not ours
 */
export async function requireForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError("validation_failed", { cause }).toResponse();
  });
  for (const value of form.values()) {
    if (typeof value === "string" && value.includes("\0"))
      throw new AppError("validation_failed").toResponse();
  }
  return form;
}
