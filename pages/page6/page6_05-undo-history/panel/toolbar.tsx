import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { HistoryButtons } from '#client/ui/history/history-buttons.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { clampZoom, MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from '#pages/page6/page6_05-undo-history/canvas/zoom.ts'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import styles from '#pages/page6/page6_05-undo-history/page.module.css'
import type { ShapeKind } from '#resources/floor-plans/rules.ts'
import { keysIn } from '#shared/objects.ts'
import { ArrangeMenu } from './arrange-menu.tsx'

const ADD = { shelf: 'addShelf', till: 'addTill', door: 'addDoor', wall: 'addWall' } as const satisfies Record<
  ShapeKind,
  string
>
const KEYS = ['keySelect', 'keyMove', 'keyResize', 'keyGroup', 'keyClipboard', 'keyEscape', 'keyZoom'] as const
/** The shortcuts that these lines name. */
const NAMED_KEYS = ['turnLeft', 'turnRight', 'group', 'ungroup', 'duplicate', 'remove', 'selectAll'] as const

type Props = { zoom: number; onZoom: (zoom: number) => void }

export function Toolbar({ zoom, onZoom }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const keyTexts = Object.fromEntries(NAMED_KEYS.map(id => [id, keys(id)]))
  const editor = useEditor()
  const { canWrite } = editor
  const count = useEditorState(({ selection }) => selection.size)
  const canUndo = usePlanState(state => state.undo !== null)
  const canRedo = usePlanState(state => state.redo !== null)
  const isSnapping = useEditorState(state => state.isSnapping)
  return (
    <section className={look.row} data-below="8" data-gap="4" aria-label={t('tools')}>
      {canWrite && (
        <>
          <HistoryButtons {...{ canUndo, canRedo }} onUndo={editor.undo} onRedo={editor.redo} />
          <span className={styles.divider} />
          {keysIn(ADD).map(kind => (
            <Button
              key={kind}
              isSmall
              icon={IconPlus}
              iconSize={14}
              aria-label={t(ADD[kind])}
              label={t(kind)}
              onClick={() => editor.add(kind)}
            />
          ))}
          <span className={styles.divider} />
          <IconButton icon={IconCopy} label={t('duplicate')} disabled={count === 0} onClick={editor.duplicate} />
          <IconButton
            icon={IconRotate}
            label={t('rotateLeft')}
            disabled={count === 0}
            onClick={() => editor.rotate(-15)}
          />
          <IconButton
            icon={IconRotateClockwise}
            label={t('rotateRight')}
            disabled={count === 0}
            onClick={() => editor.rotate(15)}
          />
          <IconButton icon={IconTrash} label={t('remove')} isDanger disabled={count === 0} onClick={editor.remove} />
          <ArrangeMenu />
        </>
      )}
      <div className={`${look.line} ${look.away}`} data-gap="4">
        {canWrite && (
          <Checkbox
            label={t('snap')}
            isChecked={isSnapping}
            onChange={isChecked => editor.state.setState({ isSnapping: isChecked })}
          />
        )}
        <IconButton
          icon={IconZoomOut}
          label={t('zoomOut')}
          disabled={zoom <= MIN_ZOOM}
          onClick={() => onZoom(clampZoom(zoom / ZOOM_STEP))}
        />
        <IconButton
          icon={IconZoomIn}
          label={t('zoomIn')}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => onZoom(clampZoom(zoom * ZOOM_STEP))}
        />
        <IconButton
          icon={IconMaximize}
          label={t('fit')}
          disabled={zoom === MIN_ZOOM}
          onClick={() => onZoom(MIN_ZOOM)}
        />
        <Popover label={t('keys')} button={t('keysShort')}>
          <ul className={look.stack} data-gap="8" data-pad="12">
            {KEYS.map(key => (
              <li key={key}>{t(key, keyTexts)}</li>
            ))}
          </ul>
        </Popover>
      </div>
    </section>
  )
}
