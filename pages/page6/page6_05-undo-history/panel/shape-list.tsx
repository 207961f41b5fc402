import { memo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import styles from '#pages/page6/page6_05-undo-history/page.module.css'
import { useTexts } from '#pages/page6/page6_05-undo-history/use-texts.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { SHAPE_KINDS } from '#resources/floor-plans/rules.ts'

/** More rows than are in sight at once. */
const LONG = 12

/** All shapes as a list of checkboxes, for those who don't see the plan. */
export function ShapeList() {
  const t = useMessages(messages)
  const { toggle } = useEditor()
  const shapes = usePlanState(plan => plan.shapes)
  const selection = useEditorState(state => state.selection)
  const list = [...shapes.values()].sort(
    (a, b) => SHAPE_KINDS.indexOf(a.kind) - SHAPE_KINDS.indexOf(b.kind) || a.number - b.number,
  )
  return (
    <Card title={`${t('shapes')} (${list.length})`}>
      {list.length === 0 && <p className={look.note}>{t('noShapes')}</p>}
      <ul
        className={`${look.scroll} ${styles.shapes}`}
        data-long={list.length > LONG || undefined}
        aria-label={t('shapes')}
      >
        {list.map(shape => (
          <Item key={shape.id} shape={shape} isSelected={selection.has(shape.id)} onToggle={toggle} />
        ))}
      </ul>
    </Card>
  )
}

type ItemProps = { shape: Shape; isSelected: boolean; onToggle: (id: string) => void }

const Item = memo(function Item({ shape, isSelected, onToggle }: ItemProps) {
  const { nameOf, placeOf } = useTexts()
  return (
    <li>
      <Checkbox
        label={
          <span>
            {nameOf(shape)} <span className={look.note}>{placeOf(shape)}</span>
          </span>
        }
        isChecked={isSelected}
        onChange={() => onToggle(shape.id)}
      />
    </li>
  )
})
