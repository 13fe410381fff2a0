import { expect, test } from "vitest";
import { lastWorkingDayOfNovember } from "../../../../../../app/features/classifieds/health/load-health.server";

test.each([
  [2025, "2025-11-28"],
  [2026, "2026-11-30"],
  [2027, "2027-11-30"],
  [2030, "2030-11-29"],
])("cancellation deadline: is the last working day of November %i", (year, day) => {
  expect(lastWorkingDayOfNovember(year)).toBe(day);
});
