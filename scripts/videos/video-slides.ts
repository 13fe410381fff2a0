type Point = readonly [sentence: number, text: string];

export type VideoSlides = {
  icon: string;
  color: string;
  chapters: readonly (readonly Point[])[];
};
