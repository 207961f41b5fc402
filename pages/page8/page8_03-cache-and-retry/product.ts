/** What all readers want. */
export const product = { params: { productId: 1 } }
