import { later } from "~/ui/later";
import type { LearnedCourse } from "./my-learning.server";

const List = later(() =>
  import("./continue-learning-list").then((part) => part.ContinueLearningList),
);

export function ContinueLearning({ learned }: { learned: readonly LearnedCourse[] }) {
  return learned.length === 0 ? null : <List learned={learned} />;
}
