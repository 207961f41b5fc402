import { useEffect } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { keyOf, type TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { NewTeam } from './draft.tsx'
import styles from './tree.module.css'
import { ActionItem, type GroupProps, Item } from './tree-item.tsx'
import { listKey, useTree, useTreeState } from './tree-state.ts'
import { useRowsOf } from './use-rows-of.ts'

/** The children of an open team: its teams, then its members. Sends no request if there are none. */
function TreeGroup({ team, level, hasNew }: GroupProps) {
  const canSeeMembers = useGlobal(global => global.permissions.includes('members:read'))
  const members = canSeeMembers ? team.members : 0
  const size = team.teams + members
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tree's group is not a fieldset.
    <div role="group" className={styles.group}>
      {hasNew && <NewTeam above={team} level={level} />}
      {team.teams > 0 && <TreeRows kind="team" teamId={team.id} level={level} size={size} before={0} />}
      {members > 0 && <TreeRows kind="member" teamId={team.id} level={level} size={size} before={team.teams} />}
    </div>
  )
}

type Props = {
  kind: TreeNode['kind']
  /** null: the row is the company itself. */
  teamId: number | null
  level: number
  /** The size of the group, and how many rows come before these. */
  size: number
  before: number
  page?: number
  cursor?: string
}

/** A page of a list, followed by the next ones as far as they are requested. */
export function TreeRows({ kind, teamId, level, size, before, page = 0, cursor }: Props) {
  const t = useMessages(messages)
  const tree = useTree()
  const list = listKey(kind, teamId ?? 0)
  const shownPages = useTreeState(({ pages }) => pages[list] ?? 1)
  const query = useRowsOf(kind, teamId, cursor)
  useWantedOnALaterPage(query.data, page + 1 === shownPages, kind, teamId)

  if (!query.data)
    return query.error ? (
      <ActionItem id={`retry-${list}`} label={t('retry')} level={level} onAct={() => void query.refetch()} />
    ) : (
      <div role="none" className={`${look.flex} ${look.middle} ${styles.loading}`}>
        <Skeleton height={20} width={180} />
      </div>
    )
  const { nodes, next } = query.data
  const after = before + nodes.length
  return (
    <>
      {nodes.map((node, index) => (
        <Item
          key={keyOf(node)}
          node={node}
          level={level}
          place={before + index + 1}
          size={Math.max(size, after)}
          Group={TreeGroup}
          pageKey={index === 0 ? `${list}/${page}` : undefined}
        />
      ))}
      {next !== null && page + 1 < shownPages && (
        <TreeRows {...{ kind, teamId, level, size }} before={after} page={page + 1} cursor={next} />
      )}
      {next !== null && page + 1 === shownPages && (
        <ActionItem
          id={`more-${list}`}
          label={t(kind === 'team' ? 'moreTeams' : 'moreMembers')}
          level={level}
          onAct={() => tree.showMore(kind, teamId ?? 0)}
        />
      )}
    </>
  )
}

type Found = { nodes: readonly TreeNode[]; next: string | null }

/** The result of a search may be on a later page: loads further pages until it appears. */
function useWantedOnALaterPage(
  found: Found | undefined,
  isLast: boolean,
  kind: TreeNode['kind'],
  teamId: number | null,
) {
  const tree = useTree()
  const wanted = useTreeState(state => (state.sought?.teamId === teamId ? state.sought.key : null))
  useEffect(() => {
    if (!found || !wanted || teamId === null || !wanted.startsWith(kind[0] ?? '')) return
    if (found.nodes.some(node => keyOf(node) === wanted)) tree.setState({ sought: null })
    else if (isLast && found.next !== null) tree.showMore(kind, teamId, false)
  }, [found, wanted, isLast, kind, teamId, tree])
}
