/** The start of an id is unique enough for the cart's address. */
export const fieldOf = (productId: string): string => `p${productId.slice(0, 8)}`;
