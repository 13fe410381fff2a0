import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toWriteResult } from "~/cms/writes.server";
import { initFor } from "~/cms/when-unavailable.server";
import { MyLearningPage } from "~/features/courses/my-learning/my-learning-page";
import {
  hideCourse,
  listIssuedCertificates,
  listLearning,
} from "~/features/courses/my-learning/my-learning.server";
import { requireForm } from "~/forms/form";
import { z } from "~/forms/zod";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { myLearning } from "~/features/courses/my-learning/words";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";
import { readAct } from "~/forms/read-act.server";

const input = z.object({ id: z.uuid(), isHidden: z.enum(["true", "false"]) });

export const handle = contentFrame("courses", { hasMap: false });

export const loader = memberLoader(async ({ own, cms }) => {
  const [learned, certificates] = await Promise.all([
    listLearning({ own, cms }),
    listIssuedCertificates(own),
  ]);
  return data({ learned, certificates }, initFor(learned));
});

export const action = memberAction(async ({ request, own }) => {
  const values = readAct(input, await requireForm(request));
  if (!values) return data({ code: "validation_failed" }, { status: 400 });
  const { id, isHidden } = values;
  const written = await toWriteResult(hideCourse(own, id, isHidden === "true"));
  if (written.isError) return data({ code: "cms_unavailable" }, { status: written.statusCode });
  return data({ code: null });
});

export default function MyLearningRoute() {
  return <MyLearningPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: myLearning.title }));
