import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAssetSource, type MediaRequest } from "~/resources/media/asset-source.server";
import { startLocalServer } from "../../../../support/local-server";

const wanted: MediaRequest = {
  fileId: "7b1f6a52-3c0d-4e8f-9a1b-2c3d4e5f6071",
  size: "card",
  format: "webp",
};
const tokens = { teaser: "teaser-token", free: "free-token", paying: "paying-token" };

function makeWebp(): Promise<Buffer> {
  const create = { width: 4, height: 4, channels: 4, background: "#d8232a80" } as const;
  return sharp({ create }).webp().toBuffer();
}

describe("Directus pictures", () => {
  test("are requested by preset, with the tier's token", async () => {
    const requests: string[] = [];
    const webp = await makeWebp();
    const cmsUrl = await startLocalServer((request, response) => {
      requests.push(`${request.url} ${request.headers.authorization}`);
      response.end(webp);
    });
    const asset = await createAssetSource({ cmsUrl, tokens })("free", wanted);
    expect(requests).toEqual([`/assets/${wanted.fileId}?key=card Bearer free-token`]);
    expect(asset).toMatchObject({ type: "image/webp", body: webp });
    expect(asset?.etag).toMatch(/^"[\w-]{27}"$/);
  });

  test("become JPEG for clients without WebP", async () => {
    const webp = await makeWebp();
    const cmsUrl = await startLocalServer((_, response) => response.end(webp));
    const find = createAssetSource({ cmsUrl, tokens });
    const asset = await find("teaser", { ...wanted, format: "jpeg" });
    expect(asset?.type).toBe("image/jpeg");
    expect((await sharp(asset?.body).metadata()).format).toBe("jpeg");
  });

  test.each([400, 403, 404])("are missing if Directus returns %i", async (status) => {
    const cmsUrl = await startLocalServer((_, response) => response.writeHead(status).end("{}"));
    expect(await createAssetSource({ cmsUrl, tokens })("teaser", wanted)).toBeNull();
  });

  test.each(["%PDF-1.7", '<svg onload="alert(1)"/>', "RIFF1234WAVE"])(
    "reject a file that is not WebP: %s",
    async (content) => {
      const cmsUrl = await startLocalServer((_, response) => {
        response.setHeader("Content-Type", "image/webp").end(content);
      });
      expect(await createAssetSource({ cmsUrl, tokens })("paying", wanted)).toBeNull();
    },
  );

  test.each([0, 7, 12, 40])("are retried while Directus has written %i bytes", async (length) => {
    const webp = await makeWebp();
    expect(webp.length).toBeGreaterThan(40);
    let calls = 0;
    const cmsUrl = await startLocalServer((_, response) => {
      response.end(calls++ === 0 ? webp.subarray(0, length) : webp);
    });
    const asset = await createAssetSource({ cmsUrl, tokens })("free", wanted);
    expect(asset?.body).toEqual(webp);
    expect(calls).toBe(2);
  });

  test("are retried while Directus takes seconds", async () => {
    const webp = await makeWebp();
    const beganMs = Date.now();
    const cmsUrl = await startLocalServer((_, response) => {
      response.end(Date.now() - beganMs < 2_000 ? webp.subarray(0, 40) : webp);
    });
    const asset = await createAssetSource({ cmsUrl, tokens })("free", wanted);
    expect(asset?.body).toEqual(webp);
  });

  test("are retried while Directus generates other pictures", async () => {
    const webp = await makeWebp();
    let requested = 0;
    const cmsUrl = await startLocalServer((_, response) => {
      requested += 1;
      if (requested < 3) response.writeHead(503).end("{}");
      else response.end(webp);
    });
    const asset = await createAssetSource({ cmsUrl, tokens })("free", wanted);
    expect([requested, asset?.body]).toEqual([3, webp]);
  });

  test("fail, and are not missing, if Directus never returns the whole file", async () => {
    const cmsUrl = await startLocalServer((_, response) => response.end());
    const find = createAssetSource({ cmsUrl, tokens });
    await expect(find("free", wanted)).rejects.toThrow(/a part of/);
  });

  test.each([
    ["fails", 500, 4],
    // Each counts as busy with other images three times in a row.
    ["is busy for good", 503, 16],
  ])(
    "fail while Directus %s, and without a request after four failures",
    async (_, status, expected) => {
      let calls = 0;
      const cmsUrl = await startLocalServer((_request, response) => {
        calls += 1;
        response.writeHead(status).end();
      });
      const find = createAssetSource({ cmsUrl, tokens });
      for (let i = 0; i < 5; i++) await expect(find("teaser", wanted)).rejects.toThrow(/Directus/);
      expect(calls).toBe(expected);
    },
  );
});
