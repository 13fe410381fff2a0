/** @param back path with locale of the page that the payment leads back to; null for none */
export const membershipPath = (back: string | null): `/${string}` =>
  back ? `/app/membership?back=${encodeURIComponent(back)}` : "/app/membership";
