import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import { keyOf, type TreeNode, teamKey } from '#pages/page3/page3_06-org-tree/node.ts'
import type { TreeUrl } from '#pages/page3/page3_06-org-tree/search-params.ts'
import { createVersions } from './versions.ts'

/** The result of a drop here. `circle` and `same` are refused without a request. */
type Verdict = 'move' | 'circle' | 'same'
export type Over = { key: string; team: TreeNode; verdict: Verdict }

type TreeState = {
  /** null: only the company. */
  open: ReadonlySet<number> | null
  /** The selected node, which is the tab stop. */
  current: string | null
  /** True if it is rendered. If not, the company is the tab stop. */
  isCurrentShown: boolean
  /** How many pages of a list are shown, if more than one; by `listKey`. */
  pages: Readonly<Record<string, number>>
  /** Cut by Ctrl+X, in its version at that time. */
  taken: TreeNode | null
  /** The team being renamed, or the parent of a new one. */
  draft: { for: 'rename' | 'create'; teamId: number } | null
  /** The dragged node, in its version at the start, and the team under the pointer. */
  dragged: TreeNode | null
  over: Over | null
  /**
   * Gets the focus once it is rendered: a node's key, `key@parent` for the node under that parent, `listKey/page` for
   * the first row of a page.
   */
  wanted: string | null
  /** A search result that may be on a later page of its team's list. */
  sought: { key: string; teamId: number } | null
  /** The search whose matches are marked. */
  search: string
  /** The actions of the current node are open in a dialog, because there is no room beside the tree. */
  isActing: boolean
  /** The text for screen readers. */
  said: string
}

export const listKey = (kind: TreeNode['kind'], teamId: number): string => `${kind}${teamId}`

/**
 * Arrow keys change the current node faster than a browser allows URL changes, so the state is kept here and the URL
 * follows.
 */
export function createTree({ open, at }: TreeUrl) {
  const ids = open?.split('.').filter(Boolean).map(Number)
  const store = createStore<TreeState>(() => ({
    open: ids ? new Set(ids) : null,
    current: at ?? null,
    isCurrentShown: false,
    pages: {},
    taken: null,
    draft: null,
    dragged: null,
    over: null,
    wanted: null,
    sought: null,
    search: '',
    isActing: false,
    said: '',
  }))
  const nodes = new Map<string, TreeNode>()
  const isOpen = ({ id, parentId }: TreeNode) => isOpenIn(store.getState(), id, parentId)
  const setOpen = (ids: readonly number[], shouldBeOpen: boolean) => {
    const shown = [...nodes.values()].filter(node => node.kind === 'team' && isOpen(node)).map(({ id }) => id)
    const next = new Set(store.getState().open ?? shown)
    for (const id of ids) shouldBeOpen ? next.add(id) : next.delete(id)
    store.setState({ open: next })
  }
  return {
    ...store,
    nodes,
    versions: createVersions(),
    isOpen,
    setOpen,
    say: (said: string) => store.setState({ said }),
    /** Opens the ancestors of a node and focuses it. */
    goTo: (key: string, path: readonly number[]) => {
      setOpen(path, true)
      const teamId = path.at(-1)
      store.setState({ wanted: key, current: key, sought: teamId === undefined ? null : { key, teamId } })
    },
    showMore: (kind: TreeNode['kind'], teamId: number, isFocusWanted = true) => {
      const list = listKey(kind, teamId)
      const { pages } = store.getState()
      const count = (pages[list] ?? 1) + 1
      store.setState({ pages: { ...pages, [list]: count }, ...(isFocusWanted && { wanted: `${list}/${count - 1}` }) })
    },
  }
}
export type Tree = ReturnType<typeof createTree>

const isOpenIn = ({ open }: TreeState, id: number, parentId: number | null) => (open ? open.has(id) : parentId === null)

const MAX_OPEN_IN_URL = 150
export const urlOf = ({ open, current }: TreeState): TreeUrl => ({
  open: open ? [...open].slice(0, MAX_OPEN_IN_URL).join('.') : undefined,
  at: current ?? undefined,
})

export const TreeContext = createContext<Tree | null>(null)

export function useTree(): Tree {
  const tree = useContext(TreeContext)
  if (!tree) throw new Error('The page gives the tree to all that is in it.')
  return tree
}

/** Selects a part of the tree's state. The component renders again only when that part changes. */
export const useTreeState = <T>(select: (state: TreeState) => T): T => useStore(useTree(), select)

export const useIsOpen = ({ id, parentId }: TreeNode): boolean => useTreeState(state => isOpenIn(state, id, parentId))

/** The target team of a node: itself, or the team of a member. */
export const targetOf = (tree: Tree, node: TreeNode): TreeNode | undefined =>
  node.kind === 'team' ? node : tree.nodes.get(teamKey(node.parentId))

/** True if the target is the moved team or below it, as far as the tree is loaded. */
export function isWithin(tree: Tree, moved: TreeNode, target: TreeNode): boolean {
  if (moved.kind === 'member') return false
  for (
    let at: TreeNode | undefined = target;
    at;
    at = at.parentId === null ? undefined : tree.nodes.get(`t${at.parentId}`)
  )
    if (keyOf(at) === keyOf(moved)) return true
  return false
}
