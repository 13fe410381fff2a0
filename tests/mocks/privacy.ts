import { http, HttpResponse } from "msw";
import type { Deletion, PrivacyOverview } from "~/service/privacy-api.server";
import type { MockSession } from "./mock-session";

export const OVERVIEW: PrivacyOverview = {
  stores: [
    {
      id: "users",
      name: "Conta",
      why: "Entrar no portal e falar com você",
      until: "até a conta ser excluída",
      change: "account",
      count: 1,
      rows: [[{ name: "Nome", value: "Josefina" }]],
    },
  ],
  files: [{ filename: "foto.webp", bytes: 2_048 }],
  handling: [{ at: "2026-11-20T10:00:00.000Z", action: "update", by: "Editor" }],
  exports: [],
  deletion: null,
};

export const EXPORT_ID = "55555555-5555-4555-8555-555555555555";
export const UNDO_TOKEN = "token-that-takes-the-wish-back-0001";

type Parts = {
  answer: (request: Request, work: () => Response | Promise<Response>) => Promise<Response>;
  sessionOf: (request: Request) => MockSession | null;
  refuse: (code: "auth.invalid_token" | "auth.invalid_credentials") => Response;
  password: string;
};

export function createPrivacyMock(url: string, { answer, sessionOf, refuse, password }: Parts) {
  const deletions = new Map<string, Deletion>();
  const path = (name: string) => `${url}/api/privacy/v1/${name}`;

  function own(request: Request, work: (member: MockSession) => Response | Promise<Response>) {
    return answer(request, () => {
      const session = sessionOf(request);
      return session ? work(session) : refuse("auth.invalid_token");
    });
  }

  async function withPassword(request: Request, work: () => Response): Promise<Response> {
    const sent = (await request.json()) as { password?: string };
    return sent.password === password ? work() : refuse("auth.invalid_credentials");
  }

  const handlers = [
    http.get(path("overview"), ({ request }) =>
      own(request, ({ id }) =>
        HttpResponse.json({ ...OVERVIEW, deletion: deletions.get(id) ?? null }),
      ),
    ),
    http.get(path("deletion"), ({ request }) =>
      own(request, ({ id }) => HttpResponse.json({ deletion: deletions.get(id) ?? null })),
    ),
    http.post(path("exports"), ({ request }) =>
      own(request, () => HttpResponse.json({}, { status: 202 })),
    ),
    http.post(path(`exports/${EXPORT_ID}/download`), ({ request }) =>
      own(request, () =>
        withPassword(request, () => HttpResponse.json({ archive: btoa("the archive") })),
      ),
    ),
    http.post(path("deletion"), ({ request }) =>
      own(request, ({ id }) =>
        withPassword(request, () => {
          const wish: Deletion = {
            mode: "delete",
            requestedAt: "2026-11-21T12:00:00.000Z",
            dueAt: "2026-12-05T12:00:00.000Z",
          };
          deletions.set(id, wish);
          return HttpResponse.json(wish);
        }),
      ),
    ),
    http.delete(path("deletion"), ({ request }) =>
      own(request, ({ id }) => {
        deletions.delete(id);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(path("deletion/state"), ({ request }) =>
      answer(request, async () => {
        const { token } = (await request.json()) as { token: string };
        return HttpResponse.json({ state: token === UNDO_TOKEN ? "valid" : "unknown" });
      }),
    ),
    http.post(path("deletion/undo"), ({ request }) =>
      answer(request, () => new HttpResponse(null, { status: 204 })),
    ),
  ];

  return { deletions, handlers };
}
