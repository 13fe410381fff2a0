import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInline, policyByHashes } from "~/resources/visitor-pages/page-template";

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline hashes: cover every inline script and style as a browser reads it, once", () => {
  const html =
    '<script>a\r\nb</script><script type="module" async="">é > 1</script><script>a\nb</script>' +
    '<script src="/x.js"></script><style media="print">p{}</style><p data-script="no">x</p>';

  expect(hashInline(html)).toEqual({
    scripts: [sourceOf("a\nb"), sourceOf("é > 1")],
    styles: [sourceOf("p{}")],
  });
});

test("inline hashes: replace the nonce in the policy, and leave the rest unchanged", () => {
  const policy =
    "default-src 'self'; script-src 'self' 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; img-src 'self' data:";

  expect(policyByHashes(policy, "N", "<script>1</script>")).toBe(
    `default-src 'self'; script-src 'self' ${sourceOf("1")}; style-src 'self'; img-src 'self' data:`,
  );
});
