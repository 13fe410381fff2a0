import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import type { CmsRow } from "../doubles/cms-double.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";

let service: TestService;
const cms = createCmsDouble();
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());

async function member(): Promise<{ user: User; token: string }> {
  const user = await service.createMember();
  return { user, token: (await service.login(user.email)).accessToken };
}

function fileClaim({ directusUserId }: User, values: object = {}): CmsRow {
  const claim: CmsRow = {
    id: randomUUID(),
    user_created: directusUserId,
    state: "open",
    expiresAt: null,
    note: null,
    proof: null,
    ...values,
  };
  cms.rows("membership_claims").push(claim);
  return claim;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00" } })
    .withExif({ IFD0: { Artist: "Ana" } })
    .jpeg()
    .toBuffer();

const sendProof = (token: string, payload: Buffer) =>
  service.app.inject({
    method: "POST",
    url: "/api/membership/v1/claim-proof",
    headers: { ...bearer(token), "content-type": "application/octet-stream" },
    payload,
  });

const filesOf = (claim: CmsRow) =>
  cms.rows("directus_files").filter(({ id }) => id === claim["proof"]);

describe("proof of a claim", () => {
  test("is stored again in the claims' folder, and replaces the previous one", async () => {
    const { user, token } = await member();
    const claim = fileClaim(user);
    expect((await sendProof(token, await picture(30, 60))).statusCode).toBe(204);
    const [first] = filesOf(claim);
    expect(first).toMatchObject({
      type: "image/webp",
      folder: "50000000-0000-4000-8000-000000000005",
    });
    expect((await sendProof(token, await picture(60, 30))).statusCode).toBe(204);
    expect(claim["proof"]).not.toBe(first?.id);
    expect(filesOf(claim)).toHaveLength(1);
    expect(cms.rows("directus_files").map(({ id }) => id)).not.toContain(first?.id);
  });

  test("is a picture within the limits, identified by its first bytes", async () => {
    const { user, token } = await member();
    const claim = fileClaim(user);
    const whole = await picture(300, 300);
    const cases: [Buffer, string][] = [
      [Buffer.from("<svg onload=alert(1)>"), "proof.type"],
      [Buffer.from("%PDF-1.7"), "proof.type"],
      [whole.subarray(0, whole.length - 40), "proof.unreadable"],
      [await picture(5_000, 4_001), "proof.too_many_pixels"],
    ];
    for (const [bytes, cause] of cases) {
      expect((await sendProof(token, bytes)).json()).toMatchObject({
        statusCode: 400,
        fields: { proof: cause },
      });
    }
    expect((await sendProof(token, Buffer.alloc(5 * 1_048_576 + 2))).statusCode).toBe(413);
    expect(claim["proof"]).toBeNull();
  });

  test("needs the member's own open claim", async () => {
    const [{ user, token }, { user: other }] = [await member(), await member()];
    fileClaim(user, { state: "approved" });
    const foreign = fileClaim(other);
    expect((await sendProof(token, await picture(9, 9))).statusCode).toBe(404);
    expect(foreign["proof"]).toBeNull();
    expect((await sendProof("x".repeat(40), await picture(9, 9))).statusCode).toBe(401);
  });
});

describe("result of a claim", () => {
  const tell = (claim: CmsRow, values: object, action = "update") => {
    Object.assign(claim, values);
    const change = { collection: "membership_claims", keys: [claim.id], action };
    return service.app.inject(signedChange(service, change));
  };

  test("reaches its member by mail, each state once", async () => {
    const { user } = await member();
    const claim = fileClaim(user);
    await tell(claim, {}, "create");
    await tell(claim, { state: "approved", expiresAt: "2026-12-26T12:00:00.000Z" });
    const approved = await service.smtp.next(user.email);
    expect(approved.subject).toBe("Novidade sobre o seu acesso de membro do YouTube");
    expect(approved.text).toContain("foi aprovado");
    expect(approved.text).toContain("26 de dezembro de 2026");
    await tell(claim, { note: "Bem-vinda" });
    await tell(claim, { state: "expired" });
    const expired = await service.smtp.next(user.email);
    expect(expired.text).toContain("venceu");
    expect(expired.text).toContain("/pt-BR/app/membership/youtube");
    await tell(claim, {});
    await tell(fileClaim(user), { state: "rejected", note: "O código não está no chat." });
    const rejected = await service.smtp.next(user.email);
    expect(rejected.text).toContain("foi recusado");
    expect(rejected.text).toContain("O código não está no chat.");
  });

  test("announces no end to a member who was approved again in time", async () => {
    const { user } = await member();
    const before = fileClaim(user, { state: "approved" });
    fileClaim(user, { state: "approved" });
    await tell(before, { state: "expired" });
    const { user: last } = await member();
    await tell(fileClaim(last), { state: "rejected" });
    await service.smtp.next(last.email);
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toContain(user.email);
  });
});
