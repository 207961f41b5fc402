/** Where a key leads from a row of a list of so many rows, of which a page shows some; null when it is none of the list's. */
export function indexAfter(key: string, from: number, total: number, page: number): number | null {
  const target = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: total,
  }[key]
  return target === undefined ? null : Math.max(0, Math.min(total - 1, target))
}
