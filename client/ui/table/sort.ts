/** A list's order as it stands in URL and query: `field` ascending, `-field` descending. */
export type Sort = { id: string; isDescending: boolean }

export const parseSort = (sort: string): Sort =>
  sort.startsWith('-') ? { id: sort.slice(1), isDescending: true } : { id: sort, isDescending: false }

export const formatSort = ({ id, isDescending }: Sort): string => (isDescending ? `-${id}` : id)

/** The order after a click on a head: the column's first way, then the other, to and fro. */
export function nextSort(current: string, id: string, first: 'asc' | 'desc'): string {
  const sort = parseSort(current)
  return formatSort({ id, isDescending: sort.id === id ? !sort.isDescending : first === 'desc' })
}
