import { failureOf } from '#client/api/query.ts'

/** The loading state of a table's rows. `failed` keeps showing rows that it has. */
export type TableState =
  | { is: 'loading' }
  | { is: 'ready' }
  | { is: 'refreshing' }
  | { is: 'failed'; error: Error; retry: () => void }

/** The part of a query's result that determines the table's state. */
type Query = {
  data: unknown
  isPending: boolean
  isPlaceholderData: boolean
  error: Error | null
  fetchStatus: string
  refetch: () => unknown
}

/** A background refetch does not count as refreshing, because the rows on the screen match the query. */
export function tableState(query: Query): TableState {
  const { isPending, isPlaceholderData, refetch } = query
  const error = failureOf(query)
  if (error) return { is: 'failed', error, retry: () => void refetch() }
  if (isPending) return { is: 'loading' }
  return isPlaceholderData ? { is: 'refreshing' } : { is: 'ready' }
}
