import { http, HttpResponse } from "msw";
import {
  adHtml,
  jobAdFrom,
  JOB_AD_REFUSALS,
  listWrongFields,
  MOST_WAITING_JOB_ADS,
  readApplyAddress,
} from "../../contract/classifieds/job-ads.ts";
import { makeJob } from "../factories/classifieds";
import { DirectusRefusal, type Requester } from "./directus-access";
import type { DirectusDatabase } from "./directus-database";

type Answer = (
  request: Request,
  work: (requester: Requester) => Promise<Response>,
) => Promise<Response>;

const done = () => HttpResponse.json({ data: { isDone: true } });
const refuse = (code: string) => new DirectusRefusal(400, code, "A rule refuses this.");

/** Employers' ads of members, as the extension's endpoint writes, lists and withdraws them. */
export function createJobAdHandlers(
  url: string,
  answer: Answer,
  databaseOf: () => DirectusDatabase,
) {
  const ownOf = ({ userId }: Requester) => {
    if (!userId) throw new DirectusRefusal(403, "FORBIDDEN", "You don't have permission.");
    return databaseOf().jobs.filter(({ author }) => author === userId);
  };
  const path = `${url}/portal-job-ads`;
  return [
    http.post(path, ({ request }) =>
      answer(request, async (requester) => {
        const body = (await request.json()) as Record<string, unknown>;
        const today = new Date().toISOString().slice(0, 10);
        const ad = jobAdFrom(body);
        const own = ownOf(requester);
        if (own.some(({ id }) => id === body["id"])) return done();
        if (listWrongFields(ad, today).length > 0 || body["isEmployer"] !== true)
          throw refuse(JOB_AD_REFUSALS.invalid);
        const waiting = own.filter(({ status }) => status === "in_review");
        if (waiting.length >= MOST_WAITING_JOB_ADS) throw refuse(JOB_AD_REFUSALS.waiting);
        const { text, applyTo, lastDay, canton: _canton, languages, ...stored } = ad;
        databaseOf().jobs.push(
          makeJob({
            ...{ ...stored, id: String(body["id"]), languages: [...languages], canton: null },
            ...readApplyAddress(applyTo),
            ...{ description: adHtml(text), validTo: lastDay, status: "in_review" },
            ...{ author: requester.userId, postedAt: null, source: null, retrievedAt: null },
          }),
        );
        return done();
      }),
    ),
    http.post(`${path}/own`, ({ request }) =>
      answer(request, async (requester) => {
        const ads = ownOf(requester).map(({ validTo, date_created, ...ad }) => ({
          ...{ ...ad, lastDay: validTo, sentAt: date_created },
        }));
        return HttpResponse.json({ data: { ads: ads.toReversed() } });
      }),
    ),
    http.post(`${path}/withdraw`, ({ request }) =>
      answer(request, async (requester) => {
        const { id } = (await request.json()) as { id: string };
        const ad = ownOf(requester).find((each) => each.id === id);
        if (!ad || !["in_review", "published"].includes(ad.status))
          throw refuse(JOB_AD_REFUSALS.target);
        ad.status = "archived";
        return done();
      }),
    ),
  ];
}
