import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page5/page5_03-grid-edit/messages.ts'
import { editProducts, listProducts, type Product } from '#resources/products/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import {
  type Batch,
  batchOf,
  type Drafts,
  failedBatches,
  keyOf,
  leftOf,
  outdatedOf,
  rebased,
  settled,
  stepOf,
  unsaved,
  withEdits,
  without,
} from './drafts.ts'
import type { Edit, Purpose } from './edit.ts'
import { flipped, lastStep, NO_HISTORY, nextStep, recorded, stillRefused } from './history.ts'

type Known = ReadonlyMap<number, Product>
const NONE: Drafts = new Map()
const mapOf = (products: readonly Product[]): Known => new Map(products.map(product => [product.id, product]))
const withNewer = (known: Known, products: readonly Product[]): Known =>
  new Map([...known, ...mapOf(products.filter(({ id, version }) => version > (known.get(id)?.version ?? 0)))])

/**
 * Edits are shown at once and saved in the background. A refused edit is shown on its cell. If a whole batch fails, its
 * cells are marked as unsaved until they are retried or discarded. Only one batch is in flight, because the next one
 * needs the versions that this one creates.
 */
export function useEdits(rows: readonly Product[]) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const failureText = useFailureText()
  const editing = useAction(editProducts, { onDone: ({ products }) => showProducts(products) })
  const [drafts, setDrafts] = useState(NONE)
  const [sending, setSending] = useState(0)
  const [history, setHistory] = useState(NO_HISTORY)
  // A batch is built after the one before it, when this render may not have seen its outcome yet.
  const latest = useRef({ drafts, history })
  const change = useCallback((by: (now: Drafts) => Drafts) => {
    latest.current.drafts = by(latest.current.drafts)
    setDrafts(latest.current.drafts)
  }, [])
  const queue = useRef(Promise.resolve())
  const known = useRef<Known>(new Map())
  // While a batch is being sent, older rows may still arrive. Otherwise the rows are right even if their versions are
  // lower: the sandbox has been reset, or it is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that have been read anew.
  useLayoutEffect(() => {
    known.current = sending > 0 ? withNewer(known.current, rows) : new Map([...known.current, ...mapOf(rows)])
  }, [rows])
  /** The cells that were written here, in their order. */
  const written = useRef<readonly Edit[]>([])

  function submit(edits: readonly Edit[]) {
    if (edits.length === 0) return
    change(now => withEdits(now, edits))
    // Built when it is its turn, because the previous batch may have changed the same rows.
    enqueue(() => makeBatch(edits, { is: 'edit' }))
  }

  function makeBatch(entered: readonly Edit[], purpose: Purpose): Batch {
    const edits = rebased(entered, known.current, written.current)
    return { edits, ...batchOf(edits, known.current), key: crypto.randomUUID(), purpose }
  }

  /**
   * A complete batch is retried with the same key, because only its response may have been lost. Without some of its
   * cells, it is a different request.
   */
  function retry(batch: Batch) {
    const left = leftOf(drafts, batch)
    if (left.length === 0) return
    const isWhole = left.length === batch.edits.length
    change(now => withEdits(now, left))
    enqueue(() => (isWhole ? batch : makeBatch(left, batch.purpose)))
  }

  /** Takes back the last step: writes the earlier texts, and discards the input that was refused. */
  const undo = () =>
    enqueue(() => {
      const step = lastStep(latest.current.history, latest.current.drafts)
      if (!step) return null
      const edits = flipped(step.written)
      const refused = stillRefused(step, latest.current.drafts)
      change(now => withEdits(without(now, refused), edits))
      return makeBatch(edits, { is: 'undo', step, dropped: refused.length })
    })

  /** Does the step again that was undone last. What was refused is refused again, with its reason. */
  const redo = () =>
    enqueue(() => {
      const step = nextStep(latest.current.history)
      if (!step) return null
      const edits = [...step.written, ...step.refused]
      change(now => withEdits(now, edits))
      return makeBatch(edits, { is: 'redo', step })
    })

  function enqueue(make: () => Batch | null) {
    setSending(count => count + 1)
    const turn = async () => {
      const batch = make()
      if (batch) await send(batch)
    }
    queue.current = queue.current.then(turn).finally(() => setSending(count => count - 1))
  }

  /**
   * Sends the rows of a batch. The server refuses a row that is outdated; cells of it that nobody else has changed are sent
   * again, in its version.
   */
  async function write(batch: Batch): Promise<ReplyBody<typeof editProducts>> {
    const { rows: changed, key, purpose } = batch
    if (changed.length === 0) return { products: [], refused: batch.refused }
    const reply = await editing.send({ headers: { 'idempotency-key': key }, body: { rows: changed } })
    // The reply to a retry may be older than what is known.
    known.current = withNewer(known.current, reply.products)
    const again = outdatedOf(batch, reply.refused, known.current)
    const refused = [...batch.refused, ...reply.refused.filter(one => again.every(edit => keyOf(edit) !== keyOf(one)))]
    if (again.length === 0) return { products: reply.products, refused }
    const rest = await write(makeBatch(again, purpose))
    return { products: [...reply.products, ...rest.products], refused: [...refused, ...rest.refused] }
  }

  async function send(batch: Batch) {
    const { edits, purpose } = batch
    try {
      const { products, refused } = await write(batch)
      change(now => settled(now, edits, refused))
      const done = stepOf(edits, mapOf(products), refused)
      written.current = [...written.current, ...done.written]
      latest.current.history = recorded(latest.current.history, purpose, done)
      setHistory(latest.current.history)
      const count = done.written.length + (purpose.is === 'undo' ? purpose.dropped : 0)
      // That something could not be saved is no longer true.
      if (purpose.is === 'edit') toast.dismiss('cells')
      else if (count > 0) toast.success(t(purpose.is === 'undo' ? 'undone' : 'redone', { count }), { cause: 'cells' })
    } catch (error) {
      const reason = describe(error)
      change(now => unsaved(now, batch, reason))
      toast.error(
        failureText(error, () => t('unsaved', { count: edits.length, reason })),
        { cause: 'cells' },
      )
    }
  }

  return {
    drafts,
    isSending: sending > 0,
    submit,
    retry,
    retryAll: () => failedBatches(drafts).forEach(retry),
    drop: useCallback(
      (cells: readonly { id: number; field: string }[]) => change(now => without(now, cells)),
      [change],
    ),
    dropAll: () => change(now => new Map([...now].filter(([, { issue }]) => issue === null))),
    // While a batch is being sent, there will be something to undo.
    canUndo: sending > 0 || lastStep(history, drafts) !== undefined,
    canRedo: nextStep(history) !== undefined,
    undo,
    redo,
  }
}
export type Edits = ReturnType<typeof useEdits>

/** Updates these products in every cached list. */
function showProducts(products: readonly Product[]): void {
  const now = new Map(products.map(product => [product.id, product]))
  queryClient.setQueriesData<ReplyBody<typeof listProducts>>(
    // Other queries under the same path have a different shape.
    { queryKey: [listProducts.path], predicate: ({ queryKey }) => typeof queryKey[1] === 'object' },
    list => list && { ...list, rows: list.rows.map(row => newer(row, now.get(row.id))) },
  )
}

const newer = (row: Product, next: Product | undefined) => (next && next.version > row.version ? next : row)
