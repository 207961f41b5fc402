import { useCallback, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { useMessages } from '#client/i18n.ts'
import { useProblemText } from '#client/problem-text.ts'
import { toast } from '#client/ui/toast.ts'
import { type CellRefusal, editProducts, type Product, type RowEdit } from '#resources/products/contract.ts'
import { batchOf, type Drafts, type Edit, inverseOf, settled, withEdits, without } from './drafts.ts'
import { messages } from './messages.ts'
import { showProducts } from './use-product-list.ts'

type Batch = { edits: readonly Edit[]; rows: RowEdit[]; refused: CellRefusal[]; key: string; isUndo: boolean }
type Known = ReadonlyMap<number, Product>
const NONE: Drafts = new Map()
const mapOf = (products: readonly Product[]): Known => new Map(products.map(product => [product.id, product]))

/**
 * Cells that are written at once and sent behind: the sheet shows what was typed; what the server refuses comes back to its cell, and a
 * batch that fails as a whole is rolled back. One batch at a time is on its way, for the next needs the versions that this one makes.
 */
export function useEdits(rows: readonly Product[]) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [drafts, setDrafts] = useState(NONE)
  const [sending, setSending] = useState(0)
  const [undo, setUndo] = useState<readonly Edit[]>([])
  const queue = useRef(Promise.resolve())
  const known = useRef<Known>(new Map())
  for (const row of rows) {
    const before = known.current.get(row.id)
    if (!before || before.version < row.version) known.current = new Map([...known.current, [row.id, row]])
  }

  function submit(edits: readonly Edit[], isUndo = false) {
    if (edits.length === 0) return
    // Made when its turn comes: the batch before may have changed the same rows.
    enqueue(edits, () => ({ edits, ...batchOf(edits, known.current), key: crypto.randomUUID(), isUndo }))
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
      const reply =
        changed.length > 0 ? await api.call(editProducts, { headers: { 'idempotency-key': key }, body }) : none
      const refused = [...batch.refused, ...reply.refused]
      known.current = new Map([...known.current, ...mapOf(reply.products)])
      showProducts(reply.products)
      setDrafts(now => settled(now, edits, refused))
      const inverse = inverseOf(edits, before, known.current, refused)
      if (inverse.length > 0 || isUndo) setUndo(isUndo ? [] : inverse)
      if (isUndo && inverse.length > 0) toast.success(t('undone', { count: inverse.length }), { cause: 'cells' })
    } catch (error) {
      // Rolled back: the cells show what the server has. The same batch under the same key is not done twice.
      setDrafts(now => without(now, edits))
      const again = { label: t('again'), onClick: () => enqueue(edits, () => batch) }
      toast.error(t('rolledBack', { count: edits.length, reason: describe(error) }), { cause: 'cells', action: again })
    }
  }

  return {
    drafts,
    isSending: sending > 0,
    submit,
    drop: useCallback((cells: readonly { id: number; field: string }[]) => setDrafts(now => without(now, cells)), []),
    dropAll: () => setDrafts(now => new Map([...now].filter(([, { fault }]) => fault === null))),
    /** null: there is nothing to take back. */
    undo: undo.length > 0 && sending === 0 ? () => submit(undo, true) : null,
  }
}
export type Edits = ReturnType<typeof useEdits>
