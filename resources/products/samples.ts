import { sample } from '#shared/sample.ts'
import { editProducts, listProducts } from './contract.ts'

export const samples = [
  sample(editProducts, async me => {
    const [product] = (await me.call(listProducts, { query: { limit: 1 } })).rows
    const { id = 0, version = 0, stock = 0 } = product ?? {}
    return { body: { rows: [{ id, version, cells: { stock: stock + 1, nameEn: `Edited ${version} times` } }] } }
  }),
]
