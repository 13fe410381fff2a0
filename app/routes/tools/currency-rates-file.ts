import { courseCsv, readCourseChoice } from "~/features/tools/currency/rate-course";
import { findCourse } from "~/features/tools/currency/rates.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";

export const loader = memberLoader(async ({ request, service }) => {
  const choice = readCourseChoice(new URL(request.url).searchParams);
  const { series } = await findCourse(service.exchangeRates, choice);
  if (series === null)
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  const name = `${choice.from}-${choice.to}`.toLowerCase();
  return new Response(courseCsv(choice, series), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="cambio-${name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
