import { startAuthentication } from "@simplewebauthn/browser";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

/**
 * Runs the browser's passkey ceremony with the options from `address`.
 * @returns the browser's response as JSON
 * @throws if the user or the device declines
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
