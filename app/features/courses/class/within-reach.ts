import type { ClassHead, Course } from "../course";
import { mayOpen, type PlacedClass } from "../course-progress";

export const isWithinReach = (
  course: Pick<Course, "isForPaying">,
  { module, head }: PlacedClass,
  { done, isPaying }: { done: readonly string[]; isPaying: boolean },
): boolean => {
  const before = module.isInOrder ? module.classes.slice(0, module.classes.indexOf(head)) : [];
  const isPassable = (each: ClassHead) => done.includes(each.id) || mayOpen(course, each, isPaying);
  return mayOpen(course, head, isPaying) && before.every(isPassable);
};
