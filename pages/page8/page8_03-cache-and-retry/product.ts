/** The product that all readers show. */
export const product = { params: { productId: 1 } }
