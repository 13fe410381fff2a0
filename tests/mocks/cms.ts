import { createCms, type CmsCommand, type CmsOptions, type OwnCms } from "~/cms/cms.server";
import { appEnvironment } from "../support/app-environment";

/** The app's own Directus client against the mocked Directus, with an empty cache. */
export function makeCms(more: Pick<CmsOptions, "timeoutFactor" | "onError"> = {}) {
  return createCms({
    ...more,
    cmsUrl: appEnvironment.CMS_URL,
    tokens: {
      teaser: appEnvironment.CMS_TEASER_TOKEN,
      free: appEnvironment.CMS_FREE_TOKEN,
      paying: appEnvironment.CMS_PAYING_TOKEN,
    },
  });
}

type Command = { params?: { aggregate?: object }; path: string; method?: string; body?: string };

/** A member's own Directus client that answers as `run` does. */
export function ownCmsOf(run: (command: Command) => unknown): OwnCms {
  const commandOf = (command: CmsCommand<unknown>) => command() as Command;
  return {
    userId: "b1c7c8f0-0000-4000-8000-000000000000",
    ask: async ({ command, parse }) => parse(await run(commandOf(command))),
    write: async <T>(command: CmsCommand<T>) => (await run(commandOf(command))) as T,
  };
}
