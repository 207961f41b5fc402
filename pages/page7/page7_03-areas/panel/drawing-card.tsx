import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { TAIWAN_VIEW, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import { crossingsOf } from '#pages/page7/page7_03-areas/geometry/crossings.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { type Drawing, type Editor, isComplete, shapeOf } from '#pages/page7/page7_03-areas/use-editor.ts'
import { PointField } from './point-field.tsx'

type Props = { drawing: Drawing; editor: Editor; view: Viewpoint | null }

/** What is being drawn: its points come from the map, or from the fields. */
export function DrawingCard({ drawing, editor, view }: Props) {
  const t = useMessages(messages)
  const { tool, points } = drawing
  const { lng, lat } = view ?? TAIWAN_VIEW
  return (
    <section className={`${look.panel} ${look.stack} ${look.prose}`} aria-label={t('drawing')}>
      <h2 className={`${look.heading} ${look.quietFocus} ${look.grow} ${look.shrink} ${look.breaking}`} tabIndex={-1}>
        {t(`draw_${tool}`)}
      </h2>
      <p className={look.dim}>{t('drawHint')}</p>
      <p role="status">{t('points', { count: points.length })}</p>
      {crossingsOf(shapeOf(drawing)).length > 0 && (
        <p className={look.message} data-tone="warn" role="alert">
          {t('crosses-itself')}
        </p>
      )}
      <PointField
        // A new point begins at the last one, or at the centre of the map.
        point={points.at(-1) ?? [lng, lat]}
        action={t('addPoint')}
        onSave={editor.addPoint}
      />
      <div className={look.row}>
        <Button
          kind="main"
          label={t(tool === 'line' ? 'splitHere' : 'finish')}
          disabled={!isComplete(drawing)}
          onClick={() => void editor.finishDrawing()}
        />
        <Button label={t('addAtCentre')} onClick={() => editor.addPoint([lng, lat])} />
        <Button label={t('removePoint')} disabled={points.length === 0} onClick={editor.removePoint} />
        <Button kind="quiet" label={t('cancel')} onClick={editor.stopDrawing} />
      </div>
    </section>
  )
}
