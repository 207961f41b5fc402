import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { type ComponentType, memo, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { Marked } from '#pages/page3/page3_06-org-tree/find/marked.tsx'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { keyOf, type TeamNode, type TreeNode, teamKey } from '#pages/page3/page3_06-org-tree/node.ts'
import { useCounts } from '#pages/page3/page3_06-org-tree/use-counts.ts'
import { JOB_NAMES } from '#resources/members/rules.ts'
import { RenameForm } from './draft.tsx'
import styles from './tree.module.css'
import { findItem } from './tree-keys.ts'
import { useIsOpen, useTree, useTreeState } from './tree-state.ts'

export type GroupProps = { team: TeamNode; level: number; hasNew: boolean }

type Props = {
  node: TreeNode
  level: number
  place: number
  size: number
  /** For the first row of a page: the key of the page, if it is to take the focus. */
  pageKey?: string | undefined
  /** Renders the children, which are items again. Passed as a prop, because importing it would create a cycle. */
  Group: ComponentType<GroupProps>
}

export const Item = memo(function Item({ node, level, place, size, pageKey, Group }: Props) {
  const { t, language } = useLocale(messages)
  const tree = useTree()
  const key = keyOf(node)
  const isOpen = useIsOpen(node)
  const isCurrent = useTreeState(state => state.current === key)
  const isTabStop = useTreeState(state => state.current === key || (level === 1 && !state.isCurrentShown))
  const isTaken = useTreeState(({ taken, dragged }) => [taken, dragged].some(one => one && keyOf(one) === key))
  const verdict = useTreeState(({ over }) => (over?.key === key ? over.verdict : undefined))
  const search = useTreeState(state => state.search)
  const counts = useCounts()(node)
  const item = usePlaceInTree(node, key, isCurrent, pageKey)

  const name = node.name[language]
  const detail = node.kind === 'team' ? counts : JOB_NAMES[node.job][language]
  const canSeeMembers = useGlobal(global => global.permissions.includes('members:read'))
  const isNamed = useTreeState(({ draft }) => draft?.for === 'rename' && teamKey(draft.teamId) === key)
  const hasNew = useTreeState(({ draft }) => draft?.for === 'create' && teamKey(draft.teamId) === key)
  const isExpandable = node.kind === 'team' && node.teams + (canSeeMembers ? node.members : 0) > 0
  const Icon = node.kind === 'team' ? IconUsersGroup : IconUser
  return (
    <>
      <div
        ref={item}
        role="treeitem"
        className={`${look.insideFocus} ${look.pick} ${look.flex} ${look.middle} ${look.rounded} ${styles.item}`}
        data-gap="8"
        tabIndex={isTabStop ? 0 : -1}
        aria-level={level}
        aria-posinset={place}
        aria-setsize={size}
        aria-selected={isCurrent}
        aria-expanded={isExpandable ? isOpen : undefined}
        data-key={key}
        data-name={name}
        data-taken={isTaken || undefined}
        data-drop={verdict}
      >
        {isNamed && node.kind === 'team' ? (
          <RenameForm team={node} />
        ) : (
          <>
            <span
              className={`${look.centered} ${look.rigid} ${look.dim} ${styles.toggle}`}
              data-toggle={isExpandable || undefined}
            >
              {isExpandable && <IconChevronRight size={16} aria-hidden />}
            </span>
            <Icon size={18} stroke={1.6} className={look.dim} aria-hidden />
            <span className={`${look.ellipsis} ${look.shrink} ${node.kind === 'team' ? look.medium : ''}`}>
              <Marked name={node.name} search={search} />
            </span>
            <span className={`${look.note} ${look.digits}`}>{detail}</span>
            {isTaken && <span className="visually-hidden">{t('taken')}</span>}
            {isCurrent && (
              <button
                type="button"
                className={`${look.pick} ${look.centered} ${look.rounded} ${styles.more}`}
                aria-label={t('actions', { name })}
                onClick={() => tree.setState({ isActing: true })}
              >
                <IconDots size={18} aria-hidden />
              </button>
            )}
          </>
        )}
      </div>
      {node.kind === 'team' && (isExpandable || hasNew) && isOpen && (
        <Group team={node} level={level + 1} hasNew={hasNew} />
      )}
    </>
  )
})

/** Registers the node while it is rendered, focuses it if requested, and passes the focus on when it disappears. */
function usePlaceInTree(node: TreeNode, key: string, isCurrent: boolean, pageKey: string | undefined) {
  const tree = useTree()
  const item = useRef<HTMLDivElement>(null)
  const { parentId } = node
  const names = [key, `${key}@${parentId}`, pageKey]
  const isWanted = useTreeState(({ wanted }) => wanted !== null && names.includes(wanted))

  useLayoutEffect(() => {
    tree.nodes.set(key, node)
    return () => {
      // A node that moves is registered in its new place before it is removed from the old one.
      if (tree.nodes.get(key) === node) tree.nodes.delete(key)
    }
  }, [tree, key, node])

  useEffect(() => {
    if (!isCurrent) return
    tree.setState({ isCurrentShown: true })
    return () => tree.setState({ isCurrentShown: false })
  }, [tree, isCurrent])

  useEffect(() => {
    if (!isWanted) return
    tree.setState({ wanted: null })
    // Not away from a name that is being typed, when the response to something earlier arrives.
    if (!document.activeElement?.closest('[role=tree] form')) item.current?.focus()
  }, [tree, isWanted])

  useLayoutEffect(() => {
    const element = item.current
    return () => {
      if (!element || element !== document.activeElement) return
      // Someone else moved it, or the branch was closed: the focus stays on the row in its place.
      const root = element.closest<HTMLElement>('[role=tree]')
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body
        if (isLost && root && parentId !== null) findItem(root, teamKey(parentId))?.focus()
      })
    }
  }, [parentId])
  return item
}

type ActionProps = { id: string; label: string; level: number; onAct: () => void }

/** A row for something that is not loaded yet or has failed: Enter or a click triggers it. */
export function ActionItem({ id, label, level, onAct }: ActionProps) {
  const isTabStop = useTreeState(state => state.current === id || (level === 1 && !state.isCurrentShown))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree's keys click it on Enter.
    <div
      role="treeitem"
      className={`${look.insideFocus} ${look.pick} ${look.flex} ${look.middle} ${look.rounded} ${styles.item}`}
      data-gap="8"
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-selected={false}
      data-key={id}
      data-action
      data-name={label}
      onClick={onAct}
    >
      {label}
    </div>
  )
}
