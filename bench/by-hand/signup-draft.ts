import { newVisitor } from "./visitor.ts";

/** A faster visitor counts as a bot and gets no mail. */
const LEAST_FILL_MS = 2_500;

export type SendEmailStep = (email: string) => Promise<[number, number]>;

export async function openSignup(origin: string): Promise<SendEmailStep> {
  const visitor = newVisitor(origin);
  const path = "/pt-BR/signup";
  await visitor.post(path, { step: "intro" });
  await visitor.post(path, { step: "name", firstName: "Ana", lastName: "Medida" });
  const { text } = await visitor.read(`${path}?step=email`);
  const versionOf = (name: string) => {
    const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? "";
    const value = /value="([^"]*)"/.exec(input)?.[1];
    if (!value) throw new Error(`the signup did not come to its e-mail: no ${name}`);
    return value;
  };
  const consent = {
    acceptsTerms: "on",
    termsVersion: versionOf("termsVersion"),
    privacyVersion: versionOf("privacyVersion"),
  };
  await new Promise((done) => setTimeout(done, LEAST_FILL_MS));
  return async (email) => {
    const { status, ms } = await visitor.post(path, { step: "email", email, ...consent });
    return [status, ms];
  };
}
