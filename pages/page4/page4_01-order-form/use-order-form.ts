import { useQueries } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { listCustomers, readCustomer } from '#resources/customers/contract.ts'
import { createOrder, type OrderWithLines } from '#resources/orders/contract.ts'
import { repeatsIn, totalsOf } from '#resources/orders/rules.ts'
import { listProducts, type Product, readProduct } from '#resources/products/contract.ts'
import { readSite } from '#resources/sites/contract.ts'
import { Problem } from '#shared/errors.ts'
import {
  type Draft,
  DraftFields,
  isBlank,
  orderOf,
  type Products,
  pricedLine,
  type Sheet,
  withoutBlanks,
} from './draft.ts'
import { messages } from './messages.ts'

/**
 * Rules that the schema of a single line can't express: duplicates among lines, and whether a service point is
 * required.
 */
function check({ delivery, siteId, lines }: Draft): Issues {
  const repeats = repeatsIn(lines).filter(place => lines[place]?.productId !== 0)
  return {
    ...(delivery === 'picked-up' && siteId === null && { siteId: { code: 'required' } }),
    ...Object.fromEntries(repeats.map(place => [`lines.${place}.productId`, { code: 'product-twice' }])),
  }
}

/** A line whose product has not loaded has no price, and would be missing in the order. */
const unpriced = ({ lines }: Draft, products: Products): Issues =>
  Object.fromEntries(
    lines.flatMap(({ productId }, place) =>
      productId === 0 || products.has(productId) ? [] : [[`lines.${place}.productId`, { code: 'not-loaded' }]],
    ),
  )

/** The current products of these lines, with live stock. */
function useProducts(draft: Draft): Products {
  useLiveRows('products', readProduct.path, listProducts.path)
  const ids = [...new Set(draft.lines.map(({ productId }) => productId))].filter(id => id !== 0)
  const queries = useQueries({ queries: ids.map(productId => api.query(readProduct, { params: { productId } })) })
  return new Map(queries.flatMap(({ data }): [number, Product][] => (data ? [[data.id, data]] : [])))
}

/** The form for a new order. `onPlaced` receives the order and the input. */
export function useOrderForm({ draft: initial, key }: Sheet, onPlaced: (order: OrderWithLines, draft: Draft) => void) {
  const [mayBeDone, setMayBeDone] = useState(false)
  // After a refusal, prices and stock may have changed, so they are refetched, too.
  const placing = useAction(createOrder, { alsoChanges: ['products'] })

  const contractForm = useContractForm<Draft>({
    schema: DraftFields,
    initialValues: initial,
    words: messages,
    check: values => ({ ...unpriced(values, products), ...check(values) }),
    send: async draft => {
      setMayBeDone(false)
      try {
        // With the prices that are on the screen.
        const body = orderOf(draft, products, kind)
        onPlaced(await placing.send({ headers: { 'idempotency-key': key }, body }), draft)
      } catch (error) {
        setMayBeDone(!(error instanceof Problem) || error.status === 0 || error.status >= 500)
        throw error
      }
    },
  })
  const { form, handleSubmit } = contractForm
  const draft = form.values
  useLiveRows('customers', readCustomer.path, listCustomers.path)
  const customer = useRead(
    readCustomer,
    { params: { customerId: draft.customerId } },
    { enabled: draft.customerId !== 0 },
  ).data
  const site = useRead(readSite, { params: { siteId: draft.siteId ?? 0 } }, { enabled: draft.siteId !== null }).data
  const products = useProducts(draft)
  const kind = customer?.kind

  return {
    ...contractForm,
    handleSubmit: (event?: FormEvent<HTMLFormElement>) => {
      event?.preventDefault()
      form.setFieldValue('lines', withoutBlanks(form.getValues().lines))
      handleSubmit(event)
    },
    draft,
    customer,
    site,
    products,
    kind,
    isDirty: !isBlank(draft),
    mayBeDone,
    totals: totalsOf(draft.lines.flatMap(line => pricedLine(line, products, kind) ?? [])),
  }
}
export type OrderForm = ReturnType<typeof useOrderForm>
