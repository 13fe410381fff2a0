import { expect, test } from "vitest";
import { previewAddress } from "../../../../../../cms-extensions/src/editing/view/preview-address.ts";

const page = "/pt-BR/app/report-preview";

test.each([
  [[{ passport: ["yes"], country: ["CH"] }], `${page}?passport=yes&country=CH&job=searching`],
  [
    [{ cantons: ["ZH", "GE", "VD", "TI"], german: ["B1", "B2"] }, { passport: ["yes"] }],
    `${page}?cantons=ZH&cantons=GE&cantons=VD&german=B1&passport=no&job=searching`,
  ],
  [[{ stay: ["under_3"] }], `${page}?stay=under_3&passport=no&job=searching&time=there`],
  [[{ permit: ["unknown"], job: ["working"] }], `${page}?job=working&passport=no`],
  [[], `${page}?passport=no&job=searching`],
  [null, `${page}?passport=no&job=searching`],
  [[{ job: null }], `${page}?passport=no&job=searching`],
])("report preview address: for conditions %j is %s", (conditions, address) => {
  expect(previewAddress(conditions)).toBe(address);
});
