import { useRef } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { keyOf, type TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import type { Tree } from '#pages/page3/page3_06-org-tree/tree/tree-state.ts'
import { listMembers, updateMember } from '#resources/members/contract.ts'
import { listBranches, readTeam, updateTeam } from '#resources/teams/contract.ts'
import { Problem } from '#shared/errors.ts'
import { moveInCache } from './move-in-cache.ts'
import { CAUSE, type Undo } from './use-undo.ts'

/** The target team. `path` holds its ancestors, if they may be closed. */
export type Target = Pick<TreeNode, 'id' | 'name'> & { path?: readonly { id: number }[] }
type Options = { isUndo?: boolean; hidesProgress?: boolean }

/**
 * Moves teams and members with an optimistic update, which is rolled back with the reason if the server refuses. The
 * latest moves can be undone.
 */
export function useMoves(tree: Tree, undo: Undo) {
  const { t, language } = useLocale(messages)
  const describe = useProblemText()
  const failureText = useFailureText()
  const mayMove = {
    team: useGlobal(global => global.permissions.includes('teams:write')),
    member: useGlobal(global => global.permissions.includes('members:write')),
  }
  const movingTeam = useAction(updateTeam)
  // Each team shows its number of members, so the teams are invalidated as well.
  const movingMember = useAction(updateMember, { alsoChanges: ['teams'] })
  const busy = useRef(new Set<string>())

  const canMove = (node: TreeNode) => node.parentId !== null && mayMove[node.kind]

  const move = (node: TreeNode, to: Target, options: Options = {}) => undo.after(tryMove(node, to, options))

  async function tryMove(node: TreeNode, to: Target, options: Options): Promise<void> {
    const key = keyOf(node)
    const from = node.parentId
    if (from === null || busy.current.has(key)) return
    if (from === to.id) return tree.say(t('isThere', { name: node.name[language], team: to.name[language] }))
    busy.current.add(key)
    try {
      const moved = await send(node, to, options)
      if (!options.isUndo) undo.push(() => moveBack(moved, from))
      toastMove(moved, to, options)
    } catch (error) {
      tree.setState({ wanted: `${key}@${from}`, sought: null })
      busy.current.delete(key)
      const current = staleRowOf(error)
      if (current === undefined)
        toast.error(
          failureText(error, () => t('notMoved', reasonOf(error, node, to)), node.name[language]),
          { cause: CAUSE },
        )
      else {
        tree.versions.forget(key)
        void askAgain(node, current, to, options)
      }
    } finally {
      busy.current.delete(key)
    }
  }

  async function send(node: TreeNode, to: Target, { hidesProgress }: Options): Promise<TreeNode> {
    const shown = hidesProgress ? {} : { optimistic: () => show(node, to) }
    const base = { ...node, version: tree.versions.newest(keyOf(node), node.version) }
    const moved = await write(base, to, shown)
    tree.versions.wrote(keyOf(node), base.version, moved.version)
    return moved
  }

  async function write(node: TreeNode, to: Target, shown: { optimistic?: () => () => void }): Promise<TreeNode> {
    const headers = atVersion(node)
    if (node.kind === 'team') {
      const params = { teamId: node.id }
      const { parentId, version } = await movingTeam.send({ params, headers, body: { parentId: to.id } }, shown)
      return { ...node, parentId, version }
    }
    const params = { memberId: node.id }
    const { teamId, version } = await movingMember.send({ params, headers, body: { teamId: to.id } }, shown)
    return { ...node, parentId: teamId, version }
  }

  function show(node: TreeNode, to: Target) {
    for (const path of [listBranches.path, listMembers.path]) void queryClient.cancelQueries({ queryKey: [path] })
    const putBack = moveInCache(queryClient, node, to.id)
    tree.setOpen([...(to.path ?? []).map(({ id }) => id), to.id], true)
    tree.setState({ wanted: `${keyOf(node)}@${to.id}`, sought: { key: keyOf(node), teamId: to.id } })
    return putBack
  }

  function toastMove(moved: TreeNode, to: Target, { isUndo }: Options) {
    const words = { name: moved.name[language], team: to.name[language] }
    if (isUndo) return toast.success(t('movedBack', words), { cause: CAUSE })
    toast.success(t('moved', words), { cause: CAUSE, action: { label: t('undo'), onClick: undo.undo } })
  }

  /** Shows the current row, and lets the operator decide whether to move it anyway. */
  async function askAgain(node: TreeNode, current: Moved, to: Target, options: Options) {
    const now = { ...node, ...current } as TreeNode
    const name = now.name[language]
    const params = { teamId: now.parentId ?? 0 }
    const above = await queryClient.fetchQuery(api.query(readTeam, { params })).catch(() => null)
    const isSure = await confirm({
      title: t('staleTitle', { name }),
      text: t('staleText', { now: above?.name[language] ?? '?', team: to.name[language] }),
      confirmLabel: t('staleMove'),
      cancelLabel: t('staleLeave'),
    })
    if (isSure) await move(now, to, options)
  }

  function reasonOf(error: unknown, node: TreeNode, to: Target) {
    const words = { name: node.name[language], team: to.name[language] }
    const key = error instanceof Problem ? REASONS[error.code] : undefined
    return { name: words.name, reason: key ? t(key, words) : describe(error) }
  }

  function moveBack(node: TreeNode, from: number) {
    return queryClient
      .fetchQuery({ ...api.query(readTeam, { params: { teamId: from } }), staleTime: Infinity })
      .then(team => move(node, team, { isUndo: true }))
      .catch(error => toast.error(t('notMoved', { name: node.name[language], reason: describe(error) })))
  }

  return { canMove, canMoveSome: mayMove.team || mayMove.member, move, undo: undo.undo }
}
export type Moves = ReturnType<typeof useMoves>

const REASONS: Partial<Record<Problem['code'], 'circle' | 'lastManager' | 'unknownTeam' | 'gone'>> = {
  'would-make-circle': 'circle',
  'last-manager': 'lastManager',
  'unknown-team': 'unknownTeam',
  'not-found': 'gone',
}

/** What a move needs of a node, whatever its kind. */
type Moved = Pick<TreeNode, 'name' | 'parentId' | 'version'>

/** The server's current row, if the move was refused because of an outdated version. */
function staleRowOf(error: unknown): Moved | undefined {
  if (isRefused(updateTeam, 412, error)) {
    const { current } = error.body
    if ('parentId' in current) return { name: current.name, parentId: current.parentId, version: current.version }
  }
  if (isRefused(updateMember, 412, error)) {
    const { current } = error.body
    if ('teamId' in current) return { name: current.name, parentId: current.teamId, version: current.version }
  }
  return undefined
}
