import { firstRead } from '#client/loading/first-read.ts'
import { searchProducts } from '#resources/product-search/contract.ts'

export default [firstRead(searchProducts, { query: { text: '', mayGuess: true, limit: 20 } })]
