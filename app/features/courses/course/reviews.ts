export const STARS = [5, 4, 3, 2, 1] as const;

export type Reviews = {
  /** From 1 to 5; null without reviews. */
  mean: number | null;
  count: number;
  texts: readonly { id: string; rating: number; body: string; writtenLabel: string }[];
};

export type OwnReview = { id: string; rating: number; body: string };
