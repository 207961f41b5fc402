import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#resources/products/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { keyOf } from './drafts.ts'
import type { Edit } from './edit.ts'
import { useEdits } from './use-edits.ts'

const product = (version: number, more: Partial<Product> = {}): Product => ({
  ...{ id: 9, sku: 'S-9', name: { en: 'Tent', zh: '帳篷' }, category: 'tents', priceCents: 120_000 },
  ...{ stock: 5, reorderAt: 2, discontinuedAt: null, version, updatedAt: '2026-11-01T00:00:00.000Z' },
  ...more,
})
const edit = (field: Edit['field'], text: string, base: string): Edit => ({ id: 9, field, text, base })

let sent: HeldRequest[]
let rendered: { result: { current: ReturnType<typeof useEdits> }; rerender: (rows: Product[]) => void }
beforeEach(() => {
  sent = holdRequests()
  rendered = renderHook(useEdits, { initialProps: [product(1)] })
})
const now = () => rendered.result.current
const submit = (...edits: Edit[]) => act(async () => now().submit(edits))
const asked = () => sent.map(({ body }) => body.rows)
const row = (version: number, cells: object) => [{ id: 9, version, cells }]
const shown = () =>
  ['stock', 'reorderAt'].map(field => {
    const draft = now().drafts.get(keyOf({ id: 9, field }))
    return draft && [draft.text, draft.issue?.code ?? 'saving']
  })
const reply = (index: number, products: Product[], refused: object[] = []) =>
  act(async () => sent[index]?.reply(200, { products, refused }))
const read = (...rows: Product[]) => act(async () => rendered.rerender(rows))

test('batches are sent one after the other, each in the version of the one before', async () => {
  await submit(edit('stock', '41', '5'))
  await submit(edit('reorderAt', '7', '2'))
  expect([shown(), asked()]).toEqual([
    [
      ['41', 'saving'],
      ['7', 'saving'],
    ],
    [row(1, { stock: 41 })],
  ])
  await reply(0, [product(2, { stock: 41 })])
  expect(asked()[1]).toEqual(row(2, { reorderAt: 7 }))
  await reply(1, [product(3, { stock: 41, reorderAt: 7 })])
  expect([shown(), now().isSending]).toEqual([[undefined, undefined], false])
})

test.each(['42', '5'])('a cell that is edited again while it is being saved ends with that text: %s', async last => {
  await submit(edit('stock', '41', '5'))
  await submit(edit('stock', '6', '5'))
  await submit(edit('stock', last, '5'))
  await reply(0, [product(2, { stock: 41 })])
  expect(shown()[0]).toEqual([last, 'saving'])
  await reply(1, [product(3, { stock: 6 })])
  expect(asked()[2]).toEqual(row(3, { stock: Number(last) }))
  await reply(2, [product(4, { stock: Number(last) })])
  // Undo takes back one after the other.
  await act(async () => now().undo())
  expect(asked()[3]).toEqual(row(4, { stock: 6 }))
})

test('a refusal does not cover what was typed over it, nor what was discarded', async () => {
  await submit(edit('stock', '-1', '5'), edit('reorderAt', '-2', '2'))
  await submit(edit('stock', '8', '5'))
  await act(async () => now().drop([{ id: 9, field: 'reorderAt' }]))
  await reply(0, [product(1)], [edit('stock', '', ''), edit('reorderAt', '', '')].map(toRefusal))
  expect(shown()).toEqual([['8', 'saving'], undefined])
})
const toRefusal = ({ id, field }: Edit) => ({ id, field, code: 'too-small', bound: 0 })

test('what somebody else has changed meanwhile is refused without a request', async () => {
  await submit(edit('reorderAt', '7', '2'))
  await submit(edit('stock', '42', '5'))
  await reply(0, [product(3, { stock: 66, reorderAt: 7 })])
  expect([shown(), sent.length, now().isSending]).toEqual([[['42', 'stale'], undefined], 1, false])
})

test('of rows that arrive during a save, older ones count for nothing; afterwards they do, as after a reset', async () => {
  const other = { ...product(1), id: 4 }
  await read(product(1), other)
  await submit(edit('stock', '41', '5'))
  await submit({ ...edit('stock', '6', '5'), id: 4 })
  await submit(edit('reorderAt', '7', '2'))
  await reply(0, [product(2, { stock: 41 })])
  await read(product(1), other)
  await reply(1, [{ ...other, version: 2, stock: 6 }])
  expect(asked()[2]).toEqual(row(2, { reorderAt: 7 }))
  await reply(2, [product(3, { stock: 41, reorderAt: 7 })])
  await read(product(1), other)
  await submit(edit('stock', '8', '5'))
  expect(asked()[3]).toEqual(row(1, { stock: 8 }))
})

test('a whole batch is retried as it was, a part of it as a new request in the newest version', async () => {
  await submit(edit('stock', '41', '5'), edit('reorderAt', '7', '2'))
  await act(async () => sent[0]?.reply(503))
  expect(shown().map(cell => cell?.[1])).toEqual(['unsaved', 'unsaved'])
  await read(product(4, { priceCents: 100 }))
  await act(async () => now().retryAll())
  const keys = () => sent.map(({ headers }) => headers['idempotency-key'])
  expect([asked()[1], keys()[1]]).toEqual([asked()[0], keys()[0]])
  await act(async () => sent[1]?.reply(503))
  // A filter shows other products.
  await read()
  await act(async () => now().drop([{ id: 9, field: 'stock' }]))
  await act(async () => now().retryAll())
  expect(asked()[2]).toEqual(row(4, { reorderAt: 7 }))
  expect(keys()[2]).not.toBe(keys()[0])
})

test('what was saved without a reply can be undone after its retry, in the newest version', async () => {
  await submit(edit('stock', '41', '5'))
  await act(async () => sent[0]?.cut())
  await read(product(3, { stock: 41, priceCents: 100 }))
  await act(async () => now().retryAll())
  await reply(1, [product(2, { stock: 41 })])
  expect(now().canUndo).toBe(true)
  await act(async () => now().undo())
  expect(asked()[2]).toEqual(row(3, { stock: 5 }))
})

test('what somebody else has changed after it was saved without a reply is not undone', async () => {
  await submit(edit('stock', '41', '5'))
  await act(async () => sent[0]?.cut())
  await read(product(3, { stock: 66 }))
  await act(async () => now().retryAll())
  await reply(1, [product(2, { stock: 41 })])
  await act(async () => now().undo())
  expect([sent.length, shown()[0]]).toEqual([2, ['5', 'stale']])
})

test('Undo that is pressed during a save takes that back, and Redo does it again', async () => {
  await submit(edit('stock', '41', '5'))
  await act(async () => now().undo())
  expect(now().canUndo).toBe(true)
  await act(async () => now().redo())
  await reply(0, [product(2, { stock: 41 })])
  expect([asked()[1], shown()[0]]).toEqual([row(2, { stock: 5 }), ['5', 'saving']])
  await reply(1, [product(3)])
  expect(asked()[2]).toEqual(row(3, { stock: 41 }))
  await reply(2, [product(4, { stock: 41 })])
  expect([now().canUndo, now().canRedo]).toEqual([true, false])
})

test('a cell that is refused because of another one of its row is sent again, in the newest version', async () => {
  await submit(edit('stock', '41', '5'), edit('reorderAt', '7', '2'))
  const now = product(4, { priceCents: 100, reorderAt: 3 })
  await reply(
    0,
    [now],
    [
      { id: 9, field: 'stock', code: 'stale' },
      { id: 9, field: 'reorderAt', code: 'stale' },
    ],
  )
  expect(asked()[1]).toEqual(row(4, { stock: 41 }))
  expect(sent[1]?.headers['idempotency-key']).not.toBe(sent[0]?.headers['idempotency-key'])
  await reply(1, [product(5, { priceCents: 100, reorderAt: 3, stock: 41 })])
  // The other one somebody has really changed.
  expect([shown(), sent.length]).toEqual([[undefined, ['7', 'stale']], 2])
})

test('so is one of a batch that is retried after somebody has changed its row, and Undo takes it back', async () => {
  await submit(edit('stock', '41', '5'))
  await act(async () => sent[0]?.reply(503))
  await read(product(4, { priceCents: 100 }))
  await act(async () => now().retryAll())
  await reply(1, [product(4, { priceCents: 100 })], [{ id: 9, field: 'stock', code: 'stale' }])
  await reply(2, [product(5, { priceCents: 100, stock: 41 })])
  expect([asked()[2], shown()[0], now().isSending]).toEqual([row(4, { stock: 41 }), undefined, false])
  await act(async () => now().undo())
  expect(asked()[3]).toEqual(row(5, { stock: 5 }))
})
