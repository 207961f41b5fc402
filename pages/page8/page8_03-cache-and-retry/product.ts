export const product = { params: { productId: 1 } }
