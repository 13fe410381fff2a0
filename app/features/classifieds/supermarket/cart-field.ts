/** Field name of a product in the cart's address: the start of its id is unique enough. */
export const fieldOf = (productId: string): string => `p${productId.slice(0, 8)}`;
