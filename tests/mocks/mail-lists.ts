import { http, HttpResponse } from "msw";
import { appEnvironment } from "../support/app-environment";

export const UNSUBSCRIBE_TOKEN = "token-of-a-mail-about-news";
export const UNDO_TOKEN = "token-that-undoes-it";

/** The service's unsubscribe links: one subscription, to the news. */
export function createMailListsMock(url: string = appEnvironment.SERVICE_URL) {
  const state = { frequency: "weekly", posts: [] as string[] };

  const handle = (name: string, known: string, work: () => object) =>
    http.post(`${url}/api/email-frequency/v1/${name}`, async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      if (token !== known) {
        return HttpResponse.json({ code: "mail_token.unknown" }, { status: 404 });
      }
      if (name !== "subscription") state.posts.push(name);
      return HttpResponse.json(work());
    });

  const handlers = [
    handle("subscription", UNSUBSCRIBE_TOKEN, () => ({
      choices: [{ list: "news", frequency: state.frequency }],
    })),
    handle("unsubscribe", UNSUBSCRIBE_TOKEN, () => {
      state.frequency = "never";
      return { lists: ["news"], undoToken: UNDO_TOKEN };
    }),
    handle("undo", UNDO_TOKEN, () => {
      state.frequency = "weekly";
      return { lists: ["news"] };
    }),
  ];

  function reset(): void {
    Object.assign(state, { frequency: "weekly", posts: [] });
  }

  return { state, handlers, reset };
}
