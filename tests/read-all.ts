/** The rows of all pages of a list, in order. */
export async function readAll<R>(read: (cursor?: string) => Promise<{ rows: R[]; next: string | null }>): Promise<R[]> {
  const rows: R[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    rows.push(...page.rows)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return rows
}
