/** A line of a slide, shown from the sentence on in which it is said. */
type Point = readonly [sentence: number, text: string];

/** What is drawn for one video: its pictogram of Lucide, its color, and the lines of each chapter. */
export type VideoSlides = {
  icon: string;
  color: string;
  chapters: readonly (readonly Point[])[];
};
