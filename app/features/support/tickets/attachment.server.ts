import { AppError, notFound } from "~/http/app-error";
import type { SupportApi, TicketAttachment } from "~/service/support-api.server";

const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
const UNKNOWN_TYPE = "application/octet-stream";

/** The service converts pictures, so the file extension follows the stored type. */
export function fileNameOf({ title, type }: Pick<TicketAttachment, "title" | "type">): string {
  const ending = ENDINGS[type ?? ""];
  const name = (title ?? "").trim() || "anexo";
  return ending ? `${name.replace(/\.[a-z0-9]{2,5}$/i, "")}.${ending}` : name;
}

/**
 * The browser never displays an attachment as a page of the portal.
 * @throws a 404 for a file that is not of the member's own ticket, a 503 while the service is unavailable
 */
export async function answerAttachment(
  support: SupportApi,
  request: Request,
  asked: { number: string; fileId: string },
): Promise<Response> {
  if (!/^\d{1,7}$/.test(asked.number)) throw notFound(request);
  const number = Number(asked.number);
  const result = await support.readAttachment(number, asked.fileId);
  if (result.isError && result.statusCode === 404) throw notFound(request);
  if (result.isError) {
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  }
  const { type, content } = result.data;
  const name = encodeURIComponent(fileNameOf(result.data)).replace(/['()*]/g, percentEncoded);
  return new Response(Buffer.from(content, "base64"), {
    headers: {
      "Content-Type": type && type in ENDINGS ? type : UNKNOWN_TYPE,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
