import { useLoaderData } from "@remix-run/react";
import { LettersPage } from "~/features/letters/letters-page";
import { listLetters } from "~/features/letters/letters.server";
import { letters as words } from "~/features/letters/words";
import { memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

export const handle = wideFrame;

export const loader = memberLoader(async ({ cms }) => {
  const letters = await listLetters(cms).catch(AppError.throwCmsUnavailable);
  return { letters: letters.map(({ key, title, summary }) => ({ key, title, summary })) };
});

export default function LettersRoute() {
  return <LettersPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
