import type { ClassHead, Course } from "./course";
import { mayOpen, type PlacedClass } from "./course-progress";

/** Whether a member can get as far as a class: it is open to them, and so is what is to be finished before it. */
export const isWithinReach = (
  course: Pick<Course, "isForPaying">,
  { module, head }: PlacedClass,
  { done, isPaying }: { done: readonly string[]; isPaying: boolean },
): boolean => {
  const before = module.isInOrder ? module.classes.slice(0, module.classes.indexOf(head)) : [];
  const isPassable = (each: ClassHead) => done.includes(each.id) || mayOpen(course, each, isPaying);
  return mayOpen(course, head, isPaying) && before.every(isPassable);
};
