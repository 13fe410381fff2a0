import { parse, type Submission } from "@conform-to/react";
import { loginSchema, type LoginInput } from "./auth.schema";

/**
 * The login form as Conform wants it, for browser and server alike. `parseWithZod` would bring the
 * whole of classic Zod to the login page: 25 kB instead of 13.
 */
export function parseLogin(form: FormData | URLSearchParams): Submission<LoginInput> {
  return parse<LoginInput, string[]>(form, {
    resolve(payload) {
      const result = loginSchema.safeParse(payload);
      if (result.success) return { value: result.data };
      const error: Record<string, string[]> = {};
      for (const issue of result.error.issues) {
        const field = String(issue.path[0] ?? "");
        error[field] = [...(error[field] ?? []), issue.message];
      }
      return { error };
    },
  });
}
