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
 * Edits are shown at once and saved in the background. A refused edit is shown on its cell. If a whole batch fails, its
 * cells are marked as unsaved until they are retried or discarded. Only one batch is in flight, because the next one
 * needs the versions that this one creates.
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
    // Built when it is its turn, because the previous batch may have changed the same rows.
    enqueue(edits, () => makeBatch(edits, isUndo))
  }

  const makeBatch = (edits: readonly Edit[], isUndo: boolean): Batch => ({
    edits,
    ...batchOf(edits, known.current),
    key: crypto.randomUUID(),
    isUndo,
  })

  /**
   * A complete batch is retried with the same key, because only its response may have been lost. Without some of its
   * cells, it is a different request.
   */
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
    /** null: there is nothing to undo. */
    undo: undo.length > 0 && sending === 0 ? () => submit(undo, true) : null,
  }
}
export type Edits = ReturnType<typeof useEdits>
