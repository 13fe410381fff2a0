import { lazyPart } from "~/ui/later";
import type { LearnedCourse } from "./my-learning.server";

const List = lazyPart(() =>
  import("./continue-learning-list").then((part) => part.ContinueLearningList),
);

export function ContinueLearning({ learned }: { learned: readonly LearnedCourse[] }) {
  return learned.length === 0 ? null : <List learned={learned} />;
}
