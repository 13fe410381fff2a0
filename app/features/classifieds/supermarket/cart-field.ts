/** The field of a product in the address of a cart: the beginning of its id is enough. */
export const fieldOf = (productId: string): string => `p${productId.slice(0, 8)}`;
