import { expect, test } from "vitest";
import { createBreaker } from "../../../../bff/cms/breaker.ts";
import { createCmsClient } from "../../../../bff/cms/client.ts";
import { createCmsProfiles } from "../../../../bff/cms/cms-profiles.ts";

const id = "8d6c1f0e-6f4b-4a51-9a0c-2f8a4f1f2b11";
const emptyProfile = {
  id,
  status: "active",
  first_name: "Ana",
  last_name: "Souza",
  displayName: null,
  city: null,
  canton: null,
  profession: null,
  bio: null,
  inSwitzerlandSince: null,
  memberSince: null,
};
const picture = { bytes: Buffer.from("webp"), type: "image/webp", filename: "foto.webp" } as const;

/** A Directus that fails at a user's change, before or after applying it. */
function directusThatFails({ changes }: { changes: boolean }) {
  const files = new Set<string>();
  const state = { avatar: null as string | null };
  const profiles = createCmsProfiles(
    createCmsClient({
      url: "http://directus.test",
      token: "token",
      fetch: async (address, init) => {
        const { pathname } = new URL(address instanceof Request ? address.url : address);
        const method = init?.method ?? "GET";
        if (method === "POST") {
          files.add("new-file");
          return Response.json({ data: { id: "new-file" } });
        }
        if (method === "DELETE") {
          files.delete(pathname.replace("/files/", ""));
          return new Response(null, { status: 204 });
        }
        if (method === "PATCH") {
          if (changes) state.avatar = "new-file";
          const errors = [{ message: "no", extensions: { code: "INTERNAL_SERVER_ERROR" } }];
          return Response.json({ errors }, { status: 500 });
        }
        return Response.json({ data: { ...emptyProfile, avatar: state.avatar } });
      },
      breaker: createBreaker({ failures: 10, openMs: 1, elapsedMs: () => performance.now() }),
    }),
  );
  return { profiles, files };
}

test("profile picture upload: deletes the new file when the profile change fails", async () => {
  const { profiles, files } = directusThatFails({ changes: false });
  await expect(profiles.setAvatar(id, picture)).rejects.toThrow();
  expect([...files]).toEqual([]);
});

test("profile picture upload: keeps the new file when the profile changed but the reply was lost", async () => {
  const { profiles, files } = directusThatFails({ changes: true });
  await expect(profiles.setAvatar(id, picture)).rejects.toThrow();
  expect([...files]).toEqual(["new-file"]);
});
