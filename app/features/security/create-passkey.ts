import { startRegistration } from "@simplewebauthn/browser";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

/** The browser's ceremony. @returns the answer as JSON @throws when the person or the device says no */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: options }));
}
