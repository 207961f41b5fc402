import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { editProducts, type Product } from '#resources/products/contract.ts'
import {
  type Batch,
  batchOf,
  type Drafts,
  type Edit,
  failedBatches,
  inverseOf,
  leftOf,
  settled,
  unsaved,
  withEdits,
  without,
} from './drafts.ts'
import { messages } from './messages.ts'
import { showProducts } from './show-products.ts'

type Known = ReadonlyMap<number, Product>
const NONE: Drafts = new Map()
const mapOf = (products: readonly Product[]): Known => new Map(products.map(product => [product.id, product]))

/**
 * Cells that are written at once and sent behind: the sheet shows what was typed. What the server refuses comes back to its cell, and so
 * does a batch that fails as a whole: its cells say that they are not saved until they are sent again or discarded. One batch at a time is on its way, for the next needs the versions that this one makes.
 */
export function useEdits(rows: readonly Product[]) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const editing = useAction(editProducts, { onDone: ({ products }) => showProducts(products) })
  const [drafts, setDrafts] = useState(NONE)
  const [sending, setSending] = useState(0)
  const [undo, setUndo] = useState<readonly Edit[]>([])
  const queue = useRef(Promise.resolve())
  const known = useRef<Known>(new Map())
  useLayoutEffect(() => {
    const isNewer = ({ id, version }: Product) => version > (known.current.get(id)?.version ?? 0)
    known.current = new Map([...known.current, ...mapOf(rows.filter(isNewer))])
  }, [rows])

  function submit(edits: readonly Edit[], isUndo = false) {
    if (edits.length === 0) return
    // Made when its turn comes: the batch before may have changed the same rows.
    enqueue(edits, () => makeBatch(edits, isUndo))
  }

  const makeBatch = (edits: readonly Edit[], isUndo: boolean): Batch => ({
    edits,
    ...batchOf(edits, known.current),
    key: crypto.randomUUID(),
    isUndo,
  })

  /** Whole, it goes under the same key, for its answer may only have been lost; with cells missing it is another request. */
  function retry(batch: Batch) {
    const left = leftOf(drafts, batch)
    const isWhole = left.length === batch.edits.length
    if (left.length > 0) enqueue(left, () => (isWhole ? batch : makeBatch(left, batch.isUndo)))
  }

  function enqueue(edits: readonly Edit[], make: () => Batch) {
    setDrafts(before => withEdits(before, edits))
    setSending(count => count + 1)
    queue.current = queue.current.then(() => send(make())).finally(() => setSending(count => count - 1))
  }

  async function send(batch: Batch) {
    const { edits, rows: changed, key, isUndo } = batch
    const before = known.current
    try {
      const body = { rows: changed }
      const none = { products: [], refused: [] }
      const reply = changed.length > 0 ? await editing.send({ headers: { 'idempotency-key': key }, body }) : none
      const refused = [...batch.refused, ...reply.refused]
      known.current = new Map([...known.current, ...mapOf(reply.products)])
      setDrafts(now => settled(now, edits, refused))
      const inverse = inverseOf(edits, before, known.current, refused)
      if (inverse.length > 0 || isUndo) setUndo(isUndo ? [] : inverse)
      if (isUndo && inverse.length > 0) toast.success(t('undone', { count: inverse.length }), { cause: 'cells' })
    } catch (error) {
      const reason = describe(error)
      setDrafts(now => unsaved(now, batch, reason))
      toast.error(t('unsaved', { count: edits.length, reason }), { cause: 'cells' })
    }
  }

  return {
    drafts,
    isSending: sending > 0,
    submit,
    retry,
    retryAll: () => failedBatches(drafts).forEach(retry),
    drop: useCallback((cells: readonly { id: number; field: string }[]) => setDrafts(now => without(now, cells)), []),
    dropAll: () => setDrafts(now => new Map([...now].filter(([, { issue }]) => issue === null))),
    /** null: there is nothing to take back. */
    undo: undo.length > 0 && sending === 0 ? () => submit(undo, true) : null,
  }
}
export type Edits = ReturnType<typeof useEdits>
