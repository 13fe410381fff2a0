import { http, HttpResponse } from "msw";
import { appEnvironment } from "../support/app-environment";

const rooms = ["profile", "support", "recovery", "security", "payments", "push"];

/** Parts of the service without test data: they answer that nothing was found. */
export function createNothingKnown(url: string = appEnvironment.SERVICE_URL) {
  const answer = { statusCode: 404, code: "not_found", message: "There is nothing here" };
  return rooms.map((room) =>
    http.all(`${url}/api/${room}/v1/*`, () => HttpResponse.json(answer, { status: 404 })),
  );
}
