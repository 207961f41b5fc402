/** A list's sort in URL and query: `field` ascending, `-field` descending. */
export type Sort = { id: string; isDescending: boolean }

export const parseSort = (sort: string): Sort =>
  sort.startsWith('-') ? { id: sort.slice(1), isDescending: true } : { id: sort, isDescending: false }

export const formatSort = ({ id, isDescending }: Sort): string => (isDescending ? `-${id}` : id)

/** The sort after a click on a head: first the column's own direction, then alternating. */
export function nextSort(current: string, id: string, first: 'asc' | 'desc'): string {
  const sort = parseSort(current)
  return formatSort({ id, isDescending: sort.id === id ? !sort.isDescending : first === 'desc' })
}
