export const STARS = [5, 4, 3, 2, 1] as const;

/** What members think of a course; who wrote what stays untold. */
export type Reviews = {
  /** Of 5; null while nobody said. */
  mean: number | null;
  count: number;
  texts: readonly { id: string; rating: number; body: string; writtenLabel: string }[];
};

export type OwnReview = { id: string; rating: number; body: string };
