import IconLayoutAlignBottom from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignBottom.mjs'
import IconLayoutAlignCenter from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignCenter.mjs'
import IconLayoutAlignLeft from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignLeft.mjs'
import IconLayoutAlignMiddle from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignMiddle.mjs'
import IconLayoutAlignRight from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignRight.mjs'
import IconLayoutAlignTop from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignTop.mjs'
import IconLayoutDistributeHorizontal from '@tabler/icons-react/dist/esm/icons/IconLayoutDistributeHorizontal.mjs'
import IconLayoutDistributeVertical from '@tabler/icons-react/dist/esm/icons/IconLayoutDistributeVertical.mjs'
import IconStackBack from '@tabler/icons-react/dist/esm/icons/IconStackBack.mjs'
import IconStackBackward from '@tabler/icons-react/dist/esm/icons/IconStackBackward.mjs'
import IconStackForward from '@tabler/icons-react/dist/esm/icons/IconStackForward.mjs'
import IconStackFront from '@tabler/icons-react/dist/esm/icons/IconStackFront.mjs'
import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Icon } from '#client/theme/icon.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { EDGES, type Edge, ORDERS, type Order, unitsOf } from '#pages/page6/page6_05-undo-history/geometry/arrange.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'

const EDGE_ICONS: Record<Edge, Icon> = {
  left: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
}
const ORDER_ICONS: Record<Order, Icon> = {
  front: IconStackFront,
  forward: IconStackForward,
  backward: IconStackBackward,
  back: IconStackBack,
}

/** Aligns, distributes, orders and groups the selection. */
export function ArrangeMenu() {
  const t = useMessages(messages)
  return (
    <Popover label={t('arrange')} button={t('arrange')}>
      <ArrangeTools />
    </Popover>
  )
}

function ArrangeTools() {
  const t = useMessages(messages)
  const editor = useEditor()
  usePlanState(({ shapes }) => shapes)
  const count = useEditorState(({ selection }) => selection.size)
  const list = editor.selected()
  const units = unitsOf(list).length
  return (
    <div className={look.stack} data-gap="12" data-pad="12">
      <Tools title={t('align')}>
        {EDGES.map(edge => (
          <IconButton
            key={edge}
            icon={EDGE_ICONS[edge]}
            label={t(edge)}
            disabled={units < 2}
            onClick={() => editor.align(edge)}
          />
        ))}
      </Tools>
      <Tools title={t('distribute')}>
        <IconButton
          icon={IconLayoutDistributeVertical}
          label={t('distributeX')}
          disabled={units < 3}
          onClick={() => editor.distribute('x')}
        />
        <IconButton
          icon={IconLayoutDistributeHorizontal}
          label={t('distributeY')}
          disabled={units < 3}
          onClick={() => editor.distribute('y')}
        />
      </Tools>
      <Tools title={t('order')}>
        {ORDERS.map(order => (
          <IconButton
            key={order}
            icon={ORDER_ICONS[order]}
            label={t(order)}
            disabled={count === 0}
            onClick={() => editor.order(order)}
          />
        ))}
      </Tools>
      <div className={look.row}>
        <Button isSmall label={t('group')} disabled={units < 2} onClick={editor.group} />
        <Button
          isSmall
          label={t('ungroup')}
          disabled={!list.some(({ group }) => group !== null)}
          onClick={editor.ungroup}
        />
      </div>
    </div>
  )
}

const Tools = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className={look.subtitle}>{title}</h3>
    <div className={look.row}>{children}</div>
  </section>
)
