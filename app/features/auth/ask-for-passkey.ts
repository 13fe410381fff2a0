import { startAuthentication } from "@simplewebauthn/browser";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

/**
 * The browser's ceremony with the question of `address`. @returns the answer as JSON
 * @throws when the person or the device says no
 */
export async function askForPasskey(address: string): Promise<string> {
  const response = await fetch(address, {
    method: "POST",
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`the login answered ${response.status}`);
  const { options } = (await response.json()) as { options: PublicKeyCredentialRequestOptionsJSON };
  return JSON.stringify(await startAuthentication({ optionsJSON: options }));
}
