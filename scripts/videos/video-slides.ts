/** A line of a slide, shown from its sentence on. */
type Point = readonly [sentence: number, text: string];

/** Slides of one video: its Lucide icon, color, and the lines of each chapter. */
export type VideoSlides = {
  icon: string;
  color: string;
  chapters: readonly (readonly Point[])[];
};
