import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconCornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs'
import { type FocusEvent, type MouseEvent, type RefObject, useId } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import drag from '#client/ui/drag/ghost.module.css'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import type { Moves } from '#pages/page3/page3_06-org-tree/moves/use-moves.ts'
import type { TeamEdits } from '#pages/page3/page3_06-org-tree/moves/use-team-edits.ts'
import styles from './tree.module.css'
import { isInForm, itemOf } from './tree-keys.ts'
import { TreeRows } from './tree-rows.tsx'
import { useTree, useTreeState } from './tree-state.ts'
import { useDrag } from './use-drag.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** The tree: WAI-ARIA's tree pattern with one tab stop, and drag and drop. */
export function TreeView({ moves, edits, hintId }: { moves: Moves; edits: TeamEdits; hintId: string }) {
  const { t } = useLocale(messages)
  const tree = useTree()
  const handleKeyDown = useTreeKeys(tree, moves, edits)
  const { root, ghost } = useDrag(tree, moves)
  const said = useTreeState(state => state.said)

  const toggle = (item: HTMLElement | null) => {
    const node = tree.nodes.get(item?.dataset.key ?? '')
    if (node) tree.setOpen([node.id], !tree.isOpen(node))
  }
  const handleFocus = ({ target }: FocusEvent) => {
    const key = itemOf(target)?.dataset.key
    if (key !== undefined) tree.setState({ current: key })
  }
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-toggle]')) toggle(itemOf(target))
  }
  const handleDoubleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('[data-toggle]') && !isInForm(target)) toggle(itemOf(target))
  }
  return (
    <>
      <div
        ref={root}
        role="tree"
        className={styles.tree}
        aria-label={t('tree')}
        aria-describedby={hintId}
        onFocus={handleFocus}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onDoubleClick={handleDoubleClick}
      >
        <TreeRows kind="team" teamId={null} level={1} size={1} before={0} />
      </div>
      <Ghost at={ghost} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** The element that follows the pointer: the dragged node, and the result of a drop here. */
function Ghost({ at }: { at: RefObject<HTMLDivElement | null> }) {
  const { t, language } = useLocale(messages)
  const id = useId()
  const dragged = useTreeState(state => state.dragged)
  const over = useTreeState(state => state.over)
  if (!dragged) return null
  const words = { name: dragged.name[language], team: over?.team.name[language] }
  const text = over ? t(WORDS[over.verdict], words) : words.name
  return (
    <div
      id={id}
      ref={at}
      className={`${look.over} ${look.line} ${look.toned} ${drag.ghost}`}
      data-tone={over?.verdict === 'circle' ? 'bad' : undefined}
    >
      {over?.verdict === 'circle' && <IconBan size={16} aria-hidden />}
      {over?.verdict === 'move' && <IconCornerDownRight size={16} aria-hidden />}
      {text}
    </div>
  )
}
const WORDS = { move: 'dropHere', circle: 'dropCircle', same: 'dropSame' } as const
