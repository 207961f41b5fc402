import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import { keyOf, type TreeNode, teamKey } from '#pages/page3/page3_06-org-tree/node.ts'
import type { TreeUrl } from '#pages/page3/page3_06-org-tree/search-params.ts'

/** What a drop here would do: `circle` and `same` are refused before they are tried. */
export type Verdict = 'move' | 'circle' | 'same'
export type Over = { key: string; team: TreeNode; verdict: Verdict }

export type TreeState = {
  /** null: the company alone. */
  open: ReadonlySet<number> | null
  /** The node that Tab comes to; the selected one. */
  current: string | null
  /** Is it on the screen? While it is not, Tab comes to the company. */
  isCurrentShown: boolean
  /** How many pages of a list are shown, where it is more than one; by `listKey`. */
  pages: Readonly<Record<string, number>>
  /** Taken by Ctrl+X, as it was then. */
  taken: TreeNode | null
  /** A team that is being named: one that is there, or a new one below it. */
  draft: { for: 'rename' | 'create'; teamId: number } | null
  /** Being dragged, as it was at the start; and the team under the pointer. */
  dragged: TreeNode | null
  over: Over | null
  /** Takes the focus as soon as it is there: a node's key, `key@parent` for it at just that place, `listKey/page` for the first of a page. */
  wanted: string | null
  /** Looked for in the list of a team, which may have to be shown further down. */
  sought: { key: string; teamId: number } | null
  /** What is said to those who do not see it. */
  said: string
}

export const listKey = (kind: TreeNode['kind'], teamId: number): string => `${kind}${teamId}`

/** Arrow keys change the current node faster than a browser lets an address change, so the state is here and the URL follows it. */
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
    said: '',
  }))
  /** What is on the screen, by key. */
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
    isOpen,
    setOpen,
    say: (said: string) => store.setState({ said }),
    /** Opens the way to a node and goes to it. */
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

/** A part of the tree's state; what reads it is drawn again only when that part changes. */
export const useTreeState = <T>(select: (state: TreeState) => T): T => useStore(useTree(), select)

export const useIsOpen = ({ id, parentId }: TreeNode): boolean => useTreeState(state => isOpenIn(state, id, parentId))

/** The team that a node stands for as a target: itself, or the one that a member is in. */
export const targetOf = (tree: Tree, node: TreeNode): TreeNode | undefined =>
  node.kind === 'team' ? node : tree.nodes.get(teamKey(node.parentId))

/** Is a team the one that moves, or below it, as far as the visible tree shows? */
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
