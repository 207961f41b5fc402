import type { QueryClient } from '@tanstack/react-query'
import type { TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { listMembers, type Member } from '#resources/members/contract.ts'
import { type Branch, listBranches } from '#resources/teams/contract.ts'

type Row = Branch | Member
type Page = { rows: Row[]; next: string | null; count: { value: number } }
type Key = readonly [path: string, input: { query?: { parentId?: number; teamId?: number; cursor?: string } }]

/** The lists of the tree are sorted by name, then by id. */
const isBefore = (one: Row, other: Row) =>
  one.name.en === other.name.en ? one.id < other.id : one.name.en < other.name.en

/** True if the row belongs on this page of the list, not on an earlier or later one. */
function fits({ rows, next }: Page, isFirst: boolean, row: Row): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  return (isFirst || !first || !isBefore(row, first)) && (next === null || !last || isBefore(row, last))
}

function withRow(rows: readonly Row[], row: Row): Row[] {
  const at = rows.findIndex(one => isBefore(row, one))
  return at < 0 ? [...rows, row] : [...rows.slice(0, at), row, ...rows.slice(at)]
}

/**
 * Shows a move optimistically: removes the row from one list, adds it to the other, and updates the counts of both
 * teams. Lists that are not loaded are left alone. Returns the rollback.
 */
export function moveInCache(client: QueryClient, node: TreeNode, to: number): () => void {
  const paths = [listBranches.path, listMembers.path]
  const saved = paths.flatMap(path => client.getQueriesData<Page>({ queryKey: [path] }))
  const path = node.kind === 'team' ? listBranches.path : listMembers.path
  // Other pages' lists of members have their own sort and filters, so they are refetched.
  const below = ([of, { query }]: Key) => (of === path ? (query?.parentId ?? query?.teamId) : undefined)
  const isTree = ([of, { query }]: Key) => of === listBranches.path || (query !== undefined && !('sort' in query))
  const rowIn = (page: Page | undefined) => page?.rows.find(({ id }) => id === node.id)

  // Keys of these queries are made by `api.query`: the path and the input.
  const lists = saved.map(([key, page]) => ({ key: key as unknown as Key, page })).filter(({ key }) => isTree(key))
  const moved = lists.find(({ key, page }) => below(key) === node.parentId && rowIn(page))?.page
  const row = rowIn(moved)
  const counted = node.kind === 'team' ? 'teams' : 'members'

  const shown: { key: Key; before: Page; after: Page | undefined }[] = []
  for (const { key, page } of lists) {
    if (!page) continue
    let { rows } = page
    if (below(key) === node.parentId) rows = rows.filter(({ id }) => id !== node.id)
    if (below(key) === to && row && fits(page, key[1].query?.cursor === undefined, row)) {
      const placed: Row = 'teamId' in row ? { ...row, teamId: to } : { ...row, parentId: to }
      rows = withRow(rows, placed)
    }
    if (key[0] === listBranches.path)
      rows = rows.map(one => {
        const change = (one.id === to ? 1 : 0) - (one.id === node.parentId ? 1 : 0)
        return change !== 0 && counted in one ? { ...one, [counted]: (one as Branch)[counted] + change } : one
      })
    shown.push({ key, before: page, after: client.setQueryData<Page>(key, { ...page, rows }) })
  }
  // Lists that another move or a response has changed since are left alone.
  return () => {
    for (const { key, before, after } of shown) if (client.getQueryData(key) === after) client.setQueryData(key, before)
  }
}
