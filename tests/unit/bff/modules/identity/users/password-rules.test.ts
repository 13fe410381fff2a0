import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServiceError } from "../../../../../../bff/errors.ts";
import { createLeakedPasswords } from "../../../../../../bff/modules/identity/users/leaked-passwords.ts";
import { createPasswordRules } from "../../../../../../bff/modules/identity/users/password-rules.ts";

const owner = {
  email: "carolina.prado@example.com",
  firstName: "Carolina Beatriz",
  lastName: "Prado Lima",
};
const requireGood = createPasswordRules(() => Promise.resolve(false));

async function faultOf(password: string): Promise<string | undefined> {
  const refusal = await requireGood(password, owner).catch((error: ServiceError) => error);
  return refusal?.fields?.password;
}

describe("password rules", () => {
  test.each(["Senha123!", "suica2026", "abc", "ção ção ç"])(
    "reject a password shorter than ten characters: %s",
    async (password) => {
      expect(await faultOf(password)).toBe("password.too_short");
    },
  );

  test("reject a password longer than 200 characters, counted as graphemes", async () => {
    expect(await faultOf("🏔️x".repeat(67))).toBe("password.too_long");
    expect(await faultOf("🏔".repeat(3) + "a1".repeat(98) + "z")).toBeUndefined();
  });

  test.each([
    "Senha12345!",
    "suica20262026",
    "Suíça@2026!!",
    "PortalSuica2026",
    "portal-suica",
    "S3nh4S3nh4",
    "senhasenhasenha",
    "1234567890",
    "0987654321",
    "qwertyuiop",
    "abcdefghijkl",
    "aaaaaaaaaaaa",
    "ababababab",
    "P@ssw0rd123!",
    "password1234",
    "flamengo2024",
    "Corinthians1910",
    "fernanda1990",
    "!!!brasil2026!!!",
    "2026zurique2026",
    "iloveyou1234",
  ])("reject a common password: %s", async (password) => {
    expect(await faultOf(password)).toBe("password.common");
  });

  test.each([
    "carolina.prado@example.com",
    "CAROLINA-montanha-9",
    "o prado é verde hoje",
    "beatriz no telhado",
  ])("reject a password that contains the member's e-mail or name: %s", async (password) => {
    expect(await faultOf(password)).toBe("password.personal");
  });
});

test.each([
  "uma senha bem comprida",
  "marronzinho-voador",
  "kJ8#qLp2xZ",
  "lago neve 1291 queijo",
  "  com espaços nas pontas  ",
  "密码很长而且很好记得住",
  "x".repeat(60) + "y7k!" + "pq".repeat(30),
])("password rules: accept an uncommon password: %s", async (password) => {
  expect(await faultOf(password)).toBeUndefined();
});

describe("leaked password check", () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (request.url?.startsWith("/hang/")) return;
    response.end("0018A45C4D1DEF81644B54AB7F969B88D65:0\r\n3C4A8D9E2F:3\r\n" + listed);
  });
  let listed = "";
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const password = "uma senha que vazou";
  const rules = (path: string, away: unknown[] = []) =>
    createPasswordRules(
      createLeakedPasswords({
        url: `${origin}/${path}`,
        onUnavailable: (error) => away.push(error),
      }),
    );

  test("sends five characters of the hash and rejects a leaked password", async () => {
    await rules("range")(password, owner);
    const prefix = requests.at(-1)?.slice("/range/".length) ?? "";
    expect(prefix).toMatch(/^[0-9A-F]{5}$/);
    listed = `${createHash("sha1").update(password).digest("hex").toUpperCase().slice(5)}:12\r\n`;
    await expect(rules("range/")(password, owner)).rejects.toMatchObject({
      fields: { password: "password.leaked" },
    });
    listed = listed.replace(":12", ":0");
    await expect(rules("range")(password, owner)).resolves.toBeUndefined();
  });

  test("accepts the password if the list does not respond", async () => {
    const away: unknown[] = [];
    await rules("hang", away)(password, owner);
    expect(away).toHaveLength(1);
  });
});
