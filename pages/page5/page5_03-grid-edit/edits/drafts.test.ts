import { expect, test } from 'vitest'
import type { Product } from '#resources/products/contract.ts'
import { batchOf, failedBatches, leftOf, settled, stepOf, unsaved, withEdits, without } from './drafts.ts'
import type { Edit } from './edit.ts'

const product = (id: number, more: Partial<Product> = {}): Product => ({
  id,
  sku: `S-${id}`,
  name: { en: 'Tent', zh: '帳篷' },
  category: 'tents',
  priceCents: 120_000,
  stock: 5,
  reorderAt: 2,
  discontinuedAt: null,
  version: 3,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
})
const mapOf = (...products: Product[]) => new Map(products.map(one => [one.id, one]))
const edit = (id: number, field: Edit['field'], text: string, base: string): Edit => ({ id, field, text, base })

test('a batch has one row per product with its known version, and leaves out cells that changed meanwhile', () => {
  const edits = [edit(9, 'stock', '7', '5'), edit(4, 'priceCents', '1,300', '1200'), edit(9, 'reorderAt', '1', '8')]
  expect(batchOf([...edits, edit(1, 'stock', '1', '1')], mapOf(product(9), product(4)))).toEqual({
    rows: [
      { id: 4, version: 3, cells: { priceCents: 130_000 } },
      { id: 9, version: 3, cells: { stock: 7 } },
    ],
    refused: [
      { id: 9, field: 'reorderAt', code: 'stale' },
      { id: 1, field: 'stock', code: 'not-found' },
    ],
  })
})

test('refused cells keep their text with the reason; the others show the server’s values', () => {
  const edits = [edit(9, 'stock', '-7', '5'), edit(9, 'reorderAt', '1', '2')]
  const drafts = withEdits(new Map(), edits)
  expect([...drafts.values()]).toEqual([
    { text: '-7', issue: null },
    { text: '1', issue: null },
  ])
  expect([...settled(drafts, edits, [{ id: 9, field: 'stock', code: 'too-small', bound: 0 }])]).toEqual([
    ['9 stock', { text: '-7', issue: { code: 'too-small', bound: 0 } }],
  ])
})

test('a failed batch keeps its texts; cells edited or discarded since are not resent', () => {
  const edits = [edit(9, 'stock', '7', '5'), edit(9, 'reorderAt', '1', '2'), edit(4, 'stock', '3', '5')]
  const batch = {
    edits,
    ...batchOf(edits, mapOf(product(9), product(4))),
    key: 'one',
    purpose: { is: 'edit' } as const,
  }
  const typedOver = withEdits(withEdits(new Map(), edits), [edit(4, 'stock', '8', '5')])
  const failed = unsaved(typedOver, batch, 'The server is down.')
  expect([...failed.values()].map(({ text, issue }) => [text, issue?.code])).toEqual([
    ['7', 'unsaved'],
    ['1', 'unsaved'],
    ['8', undefined],
  ])
  expect([...failedBatches(failed)]).toEqual([batch])
  expect(leftOf(without(failed, [{ id: 9, field: 'stock' }]), batch)).toEqual([edits[1]])
})

test('a step has the texts before and after of the written cells, and the refused ones as they were entered', () => {
  const edits = [edit(9, 'stock', ' 7', '5'), edit(9, 'reorderAt', 'x', '2'), edit(4, 'stock', '5', '5')]
  const after = mapOf(product(9, { stock: 7, version: 4 }), product(4))
  expect(stepOf(edits, after, [{ id: 9, field: 'reorderAt', code: 'int' }])).toEqual({
    written: [edit(9, 'stock', '7', '5')],
    refused: [edits[1]],
  })
})
