import type { JsonClient, JsonResult } from "~/http/json-client.server";

export type MailList = "articles" | "news" | "videos" | "courses" | "forum" | "product";

/** The service's `api/email-frequency/v1`: the links of bulk mails, without login. */
export function createEmailFrequencyApi(send: JsonClient, internalKey: string) {
  function post<T>(name: string, token: string, address: string): Promise<JsonResult<T>> {
    return send(`api/email-frequency/v1/${name}`, {
      method: "POST",
      body: { token },
      headers: { "x-portal-internal": internalKey, "x-portal-client-address": address },
    });
  }
  return {
    findSubscription: (token: string, clientAddress: string) =>
      post<{ choices: { list: MailList; frequency: string }[] }>(
        "subscription",
        token,
        clientAddress,
      ),
    unsubscribe: (token: string, clientAddress: string) =>
      post<{ lists: MailList[]; undoToken: string }>("unsubscribe", token, clientAddress),
    undo: (undoToken: string, clientAddress: string) =>
      post<{ lists: MailList[] }>("undo", undoToken, clientAddress),
  };
}

export type EmailFrequencyApi = ReturnType<typeof createEmailFrequencyApi>;
