import { startRegistration } from "@simplewebauthn/browser";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

/**
 * Options and response are JSON.
 * @throws if the user or the device declines
 */
export async function createPasskey(question: string): Promise<string> {
  const optionsJSON = JSON.parse(question) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
