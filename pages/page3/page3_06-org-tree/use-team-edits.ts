import { createContext, useContext } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useIdempotencyKey } from '#client/api/idempotency.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { toast } from '#client/ui/toast.ts'
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
import { messages } from './messages.ts'
import { keyOf, type TeamNode, type TreeNode, teamKey } from './node.ts'
import { type Tree, targetOf } from './tree/tree-state.ts'
import { CAUSE, type Undo } from './use-undo.ts'

type Name = TeamFields['name']
type Named = Pick<Team, 'id' | 'name' | 'version'>

const at = ({ id }: { id: number }) => ({ params: { teamId: id } })
const match = ({ version }: { version: number }) => ({ headers: { 'if-match': `"${version}"` } })
const reload = () => queryClient.invalidateQueries({ queryKey: [listBranches.path] })

/** Adds, renames and deletes teams; each can be taken back, like a move. */
export function useTeamEdits(tree: Tree, undo: Undo) {
  const t = useMessages(messages)
  const language = useLanguage()
  const describe = useProblemText()
  const keyFor = useIdempotencyKey()
  const canEdit = useGlobal(global => global.permissions.includes('teams:write'))
  const isEditable = (node: TreeNode): node is TeamNode => canEdit && node.kind === 'team'

  const startRename = (node: TreeNode) => tree.setState({ draft: { for: 'rename', teamId: node.id } })

  /** Below a team, or below the team that a member is in. */
  function startCreate(node: TreeNode) {
    const team = targetOf(tree, node)
    if (!team) return
    tree.setOpen([team.id], true)
    tree.setState({ draft: { for: 'create', teamId: team.id } })
  }

  /** The form goes; the focus comes to this node. */
  const endDraft = (key: string | null) => tree.setState({ draft: null, wanted: key })

  /** To be called as soon as the server has answered: what shows by then that it is done can be answered by Ctrl+Z. */
  function tell(text: string, takeBack?: () => void) {
    if (!takeBack) return toast.success(text, { cause: CAUSE })
    undo.push(takeBack)
    toast.success(text, { cause: CAUSE, action: { label: t('undo'), onClick: undo.undo } })
  }

  /** Takes something back; what stands in the way is said. */
  const back = (act: () => Promise<void>) => () =>
    void act().catch(error => toast.error(t('notDone', { reason: reasonOf(error) }), { cause: CAUSE }))

  /** Throws what the form has to say. */
  async function rename(team: Named, name: Name): Promise<void> {
    const renamed = await sendName(team, name)
    if (!renamed) return
    const words = { name: name[language], before: team.name[language] }
    tell(
      t('renamed', words),
      back(async () => {
        await api.call(updateTeam, { ...at(team), ...match(renamed), body: { name: team.name } })
        tell(t('renamedBack', { name: team.name[language] }))
        await reload()
      }),
    )
    await reload()
    endDraft(teamKey(team.id))
  }

  /** Gives null when somebody else was quicker, and the operator leaves it at that. */
  async function sendName(team: Named, name: Name): Promise<Team | null> {
    try {
      return await api.call(updateTeam, { ...at(team), ...match(team), body: { name } })
    } catch (error) {
      if (!isRefused(updateTeam, 412, error) || !('current' in error.body)) throw error
      const { current } = error.body
      const isSure = await confirm({
        title: t('staleTitle', { name: team.name[language] }),
        text: t('staleName', { now: current.name[language], name: name[language] }),
        confirmLabel: t('staleRename'),
        cancelLabel: t('staleLeave'),
      })
      return isSure ? sendName({ ...team, version: current.version }, name) : null
    }
  }

  /** Throws what the form has to say. */
  async function create(parentId: number, name: Name): Promise<void> {
    const body = { name, parentId }
    const made = await api.call(createTeam, { headers: { 'idempotency-key': keyFor(body) }, body })
    const takeBack = back(async () => {
      await api.call(deleteTeam, { ...at(made), ...match(made) })
      tell(t('deleted', { name: made.name[language] }))
      await leave(made)
    })
    tell(t('created', { name: made.name[language] }), takeBack)
    await reload()
    endDraft(teamKey(made.id))
    tree.setState({ sought: { key: teamKey(made.id), teamId: parentId } })
  }

  /** The row goes; the focus comes to the team that it was in. */
  async function leave({ parentId }: { parentId: number | null }) {
    if (parentId !== null) tree.setState({ wanted: teamKey(parentId) })
    await reload()
  }

  async function remove(team: TeamNode): Promise<void> {
    const name = team.name[language]
    try {
      await api.call(deleteTeam, { ...at(team), ...match(team) })
    } catch (error) {
      // Perhaps it is another by now.
      void reload()
      return toast.error(t('notDeleted', { name, reason: reasonOf(error) }), { cause: CAUSE })
    }
    const takeBack = back(async () => {
      await api.call(restoreTeam, at(team))
      tell(t('restored', { name }))
      await reload()
      tree.setState({ wanted: keyOf(team) })
    })
    tell(t('deleted', { name }), takeBack)
    await leave(team)
  }

  function reasonOf(error: unknown): string {
    if (!(error instanceof Problem)) return describe(error)
    if (error.code === 'stale') return t('changedMeanwhile')
    const codes = error.body.errors?.flatMap(({ code }) => (code in HELD ? HELD[code as keyof typeof HELD] : [])) ?? []
    return codes.length > 0 ? codes.map(key => t(key)).join(' ') : describe(error)
  }

  return { canEdit, isEditable, startRename, startCreate, endDraft, rename, create, remove }
}
export type TeamEdits = ReturnType<typeof useTeamEdits>

const HELD = { has_teams: 'hasTeams', has_members: 'hasMembers', has_left: 'hasLeft' } as const

export const EditsContext = createContext<TeamEdits | null>(null)

export function useEdits(): TeamEdits {
  const edits = useContext(EditsContext)
  if (!edits) throw new Error('The page gives the edits to all that is in it.')
  return edits
}
