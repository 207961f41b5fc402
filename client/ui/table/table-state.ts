/** What a table's rows are doing; `failed` with rows at hand keeps showing them. */
export type TableState =
  | { is: 'loading' }
  | { is: 'ready' }
  | { is: 'refreshing' }
  | { is: 'failed'; error: Error; retry: () => void }

/** The part of a query's result that a table's state comes from. */
type Query = {
  isPending: boolean
  isPlaceholderData: boolean
  error: Error | null
  refetch: () => unknown
}

/** Asking again in the background is not refreshing: the rows on the screen are the ones that were asked for. */
export function tableState({ isPending, isPlaceholderData, error, refetch }: Query): TableState {
  if (error) return { is: 'failed', error, retry: () => void refetch() }
  if (isPending) return { is: 'loading' }
  return isPlaceholderData ? { is: 'refreshing' } : { is: 'ready' }
}
