import { AppError } from "./app-error";

/** The form of a request. @throws a 400 answer when the body is none: the sender's fault, not ours */
export async function requireForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw new AppError("validation_failed", { cause }).toResponse();
  }
}
