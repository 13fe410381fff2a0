const HASH_LENGTH = 16;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export async function fragmentAddress(name: string, props: object): Promise<string> {
  const [propsText, context] = [JSON.stringify(props), "{}"];
  const said = new TextEncoder().encode(JSON.stringify([name, propsText, context]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said));
  const query = new URLSearchParams({ props: propsText, context });
  return `/__nuxt_island/${name}_${base64url(digest).slice(0, HASH_LENGTH)}.json?${query}`;
}
