/** The index that a key leads to in a list of `total` rows, with `page` rows in view; null for other keys. */
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
