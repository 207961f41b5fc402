import { createContext, useContext } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { type TeamNode, type TreeNode, teamKey } from '#pages/page3/page3_06-org-tree/node.ts'
import { type Tree, targetOf } from '#pages/page3/page3_06-org-tree/tree/tree-state.ts'
import {
  createTeam,
  deleteTeam,
  listBranches,
  restoreTeam,
  type Team,
  type TeamFields,
  updateTeam,
} from '#resources/teams/contract.ts'
import { Problem } from '#shared/errors.ts'
import { isKeyOf } from '#shared/objects.ts'
import { CAUSE, type Undo } from './use-undo.ts'

type Name = TeamFields['name']
type Named = Pick<Team, 'id' | 'name' | 'version'>

const at = ({ id }: { id: number }) => ({ params: { teamId: id } })
const isSameName = (one: Name, other: Name) => one.en === other.en && one.zh === other.zh

/** Shows the new name in the tree at once, before the tree is refetched. */
const showTeam = ({ id, name, version }: Team) =>
  void queryClient.setQueriesData<{ rows: readonly Named[] }>(
    { queryKey: [listBranches.path] },
    page => page && { ...page, rows: page.rows.map(row => (row.id === id ? { ...row, name, version } : row)) },
  )

export function useTeamEdits(tree: Tree, undo: Undo) {
  const { t, language } = useLocale(messages)
  const describe = useProblemText()
  const canEdit = useGlobal(global => global.permissions.includes('teams:write'))
  const newest = ({ id, version }: Named) => tree.versions.newest(teamKey(id), version)
  const onVersion = (team: Named) => ({ ...at(team), headers: atVersion({ version: newest(team) }) })
  const isEditable = (node: TreeNode): node is TeamNode => canEdit && node.kind === 'team'

  const shared = { cause: CAUSE, failed: (_: string, error: unknown) => t('notDone', { reason: reasonOf(error) }) }
  const creating = useAction(createTeam)
  const renaming = useAction(updateTeam, { ...shared, onDone: showTeam })
  const deleting = useAction(deleteTeam, shared)
  const restoring = useAction(restoreTeam, { ...shared, onDone: ({ id }) => tree.setState({ wanted: teamKey(id) }) })

  const startRename = (node: TreeNode) => tree.setState({ draft: { for: 'rename', teamId: node.id } })

  /** Inside a team, or inside the team of a member. */
  function startCreate(node: TreeNode) {
    const team = targetOf(tree, node)
    if (!team) return
    tree.setOpen([team.id], true)
    tree.setState({ draft: { for: 'create', teamId: team.id } })
  }

  /** Closes the form and focuses this node. */
  const endDraft = (key: string | null) => tree.setState({ draft: null, wanted: key })

  function toastWithUndo(text: string, takeBack: () => Promise<unknown>) {
    undo.push(takeBack)
    toast.success(text, { cause: CAUSE, action: { label: t('undo'), onClick: undo.undo } })
  }

  /** Closes the form that has sent something, unless the operator has left it meanwhile. */
  function endSent(draft: unknown, next: { wanted: string; sought?: { key: string; teamId: number } }) {
    if (tree.getState().draft === draft) tree.setState({ draft: null, ...next })
  }

  /** Throws errors that the form shows. */
  const rename = (team: Named, name: Name): Promise<void> => undo.after(tryRename(team, name))

  async function tryRename(team: Named, name: Name): Promise<void> {
    const { draft } = tree.getState()
    const end = () => endSent(draft, { wanted: teamKey(team.id) })
    if (isSameName(team.name, name)) return end()
    const sent = await sendName(team, name)
    if (!sent) return
    const { renamed, before } = sent
    toastWithUndo(t('renamed', { name: name[language], before: before[language] }), async () => {
      const from = newest(renamed)
      const done = () => t('renamedBack', { name: before[language] })
      const back = await renaming.run({ ...onVersion(renamed), body: { name: before } }, { done })
      if (back) tree.versions.wrote(teamKey(renamed.id), from, back.reply.version)
    })
    end()
  }

  /** Returns null if someone else was faster and the operator accepts that. `before` is the name that was replaced. */
  async function sendName(team: Named, name: Name): Promise<{ renamed: Team; before: Name } | null> {
    const from = newest(team)
    try {
      const renamed = await renaming.send({ ...onVersion(team), body: { name } })
      tree.versions.wrote(teamKey(team.id), from, renamed.version)
      return { renamed, before: team.name }
    } catch (error) {
      if (!isRefused(updateTeam, 412, error) || !('current' in error.body)) throw error
      const { current } = error.body
      tree.versions.forget(teamKey(team.id))
      // An earlier attempt whose response was lost.
      if (isSameName(current.name, name)) return { renamed: current, before: team.name }
      // There is nothing to ask if somebody else has moved it, and kept its name.
      const isSure = isSameName(current.name, team.name) || (await confirmRename(team, name, current))
      return isSure ? sendName(current, name) : null
    }
  }

  const confirmRename = (team: Named, name: Name, current: Named): Promise<boolean> =>
    confirm({
      title: t('staleTitle', { name: team.name[language] }),
      text: t('staleName', { now: current.name[language], name: name[language] }),
      confirmLabel: t('staleRename'),
      cancelLabel: t('staleLeave'),
    })

  /** Throws errors that the form shows. */
  const create = (parentId: number, name: Name): Promise<void> => undo.after(tryCreate(parentId, name))

  async function tryCreate(parentId: number, name: Name): Promise<void> {
    const { draft } = tree.getState()
    const made = await creating.send({ body: { name, parentId } })
    toastWithUndo(t('created', { name: made.name[language] }), () => {
      const done = () => t('deleted', { name: made.name[language] })
      return deleting.run(onVersion(made), { done, onDone: () => leave(made) })
    })
    endSent(draft, { wanted: teamKey(made.id), sought: { key: teamKey(made.id), teamId: parentId } })
  }

  /** The row disappears, so the focus moves to its parent team, unless the operator is elsewhere. */
  function leave({ id, parentId }: { id: number; parentId: number | null }) {
    const { current } = tree.getState()
    if (parentId !== null && (current === null || current === teamKey(id))) tree.setState({ wanted: teamKey(parentId) })
  }

  const remove = (team: TeamNode) => undo.after(tryRemove(team))

  async function tryRemove(team: TeamNode): Promise<void> {
    const name = team.name[language]
    const from = newest(team)
    const deleted = await deleting.run(onVersion(team), {
      failed: (_, error) => {
        if (isRefused(deleteTeam, 412, error)) tree.versions.forget(teamKey(team.id))
        return t('notDeleted', { name, reason: reasonOf(error) })
      },
    })
    if (!deleted) return
    leave(team)
    toastWithUndo(t('deleted', { name }), async () => {
      const back = await restoring.run(at(team), { done: () => t('restored', { name }) })
      if (back) tree.versions.wrote(teamKey(team.id), from, back.reply.version)
    })
  }

  function reasonOf(error: unknown): string {
    if (!(error instanceof Problem)) return describe(error)
    if (error.code === 'stale') return t('changedMeanwhile')
    const codes = error.body.errors?.flatMap(({ code }) => (isKeyOf(HELD, code) ? HELD[code] : [])) ?? []
    return codes.length > 0 ? codes.map(key => t(key)).join(' ') : describe(error)
  }

  return { canEdit, isEditable, startRename, startCreate, endDraft, rename, create, remove }
}
export type TeamEdits = ReturnType<typeof useTeamEdits>

const HELD = {
  'has-teams': 'hasTeams',
  'has-members': 'hasMembers',
  'has-left': 'hasLeft',
  'has-areas': 'hasAreas',
} as const

export const EditsContext = createContext<TeamEdits | null>(null)

export function useEdits(): TeamEdits {
  const edits = useContext(EditsContext)
  if (!edits) throw new Error('The page gives the edits to all that is in it.')
  return edits
}
