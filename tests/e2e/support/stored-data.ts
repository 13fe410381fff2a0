import type { Page } from "@playwright/test";

export type StoredDataPage = { release(): void };

/** Holds back the data request of one page, as a slow network does, until it is released. */
export async function holdData(page: Page, path: string): Promise<StoredDataPage> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(
    (url) => url.pathname === `${path}.data`,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return { release: () => release() };
}
