import { z } from "zod";
import type { PushApi } from "~/service/notifications-api.server";
import { pushSubscription, type PushOverview } from "../../../../contract/api/notifications-v1.ts";
import { readAct } from "~/forms/read-act.server";

const input = z.discriminatedUnion("intent", [
  z
    .object({ intent: z.literal("on"), endpoint: z.string(), p256dh: z.string(), auth: z.string() })
    .transform(({ intent, endpoint, p256dh, auth }) => ({
      intent,
      subscription: { endpoint, keys: { p256dh, auth } },
    })),
  z.object({ intent: z.literal("off"), device: z.uuid().optional() }),
  z.object({ intent: z.literal("test") }),
]);

export type PushAnswer = {
  code: null | "validation_failed" | "gone" | "rate_limited" | "unavailable";
  intent: string;
};

export async function findPush(push: PushApi): Promise<PushOverview | null> {
  const result = await push.find();
  return result.isError ? null : result.data;
}

export async function answerPush(push: PushApi, form: FormData): Promise<PushAnswer> {
  const intent = String(form.get("intent"));
  const values = readAct(input, form);
  if (!values) return { code: "validation_failed", intent };
  const result = await send(push, values);
  return { code: result.isError ? codeOf(result.statusCode) : null, intent };
}

async function send(push: PushApi, request: z.output<typeof input>) {
  if (request.intent === "test") return push.test();
  if (request.intent === "off") return push.unsubscribe(request.device ?? null);
  const parsed = pushSubscription.safeParse(request.subscription);
  return parsed.success ? push.subscribe(parsed.data) : { isError: true as const, statusCode: 400 };
}

function codeOf(status: number): PushAnswer["code"] {
  if (status === 400) return "validation_failed";
  if (status === 404) return "gone";
  return status === 429 ? "rate_limited" : "unavailable";
}

const statuses = {
  validation_failed: 400,
  gone: 410,
  rate_limited: 429,
  unavailable: 503,
} as const;

export const pushStatus = ({ code }: PushAnswer): number => (code ? statuses[code] : 200);
