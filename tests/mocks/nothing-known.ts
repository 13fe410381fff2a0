import { http, HttpResponse } from "msw";
import { appEnvironment } from "../support/app-environment";

const rooms = ["profile", "support", "recovery", "security", "payments", "push"];

/** Rooms of the service that no test gave anything to: they know nothing of what they are asked. */
export function createNothingKnown(url: string = appEnvironment.SERVICE_URL) {
  const answer = { statusCode: 404, code: "not_found", message: "There is nothing here" };
  return rooms.map((room) =>
    http.all(`${url}/api/${room}/v1/*`, () => HttpResponse.json(answer, { status: 404 })),
  );
}
