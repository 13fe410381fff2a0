import { startRegistration } from "@simplewebauthn/browser";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

/**
 * The browser's ceremony; question and answer are JSON.
 * @throws when the person or the device says no
 */
export async function createPasskey(question: string): Promise<string> {
  const optionsJSON = JSON.parse(question) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
