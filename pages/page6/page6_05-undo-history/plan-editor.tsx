import { useEffect, useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { onRows } from '#client/live/live.ts'
import { useGlobal } from '#client/state/state.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import look from '#client/ui/look.module.css'
import { Canvas } from './canvas/canvas.tsx'
import { MIN_ZOOM } from './canvas/zoom.ts'
import type { PlanDocument, PlanNotice } from './document/plan-document.ts'
import { createEditor, EditorContext } from './editor.ts'
import { HistoryCard } from './history/history-card.tsx'
import { VersionsCard } from './history/versions-card.tsx'
import { messages } from './messages.ts'
import { SelectionCard } from './panel/selection-card.tsx'
import { ShapeList } from './panel/shape-list.tsx'
import { Toolbar } from './panel/toolbar.tsx'

/** The open plan with its tools, its shapes and its history. */
export function PlanEditor({ document }: { document: PlanDocument }) {
  const t = useMessages(messages)
  const canWrite = useGlobal(global => global.permissions.includes('floor-plans:write'))
  const [editor, setEditor] = useState(() => createEditor(document, canWrite))
  if (editor.document !== document || editor.canWrite !== canWrite) setEditor(createEditor(document, canWrite))
  const [zoom, setZoom] = useState(MIN_ZOOM)
  useNews(document)
  useEffect(() => editor.flush, [editor])
  return (
    <EditorContext value={editor}>
      {!canWrite && (
        <p className={look.message} data-below="12" data-tone="info">
          {t('readOnly')}
        </p>
      )}
      <Toolbar zoom={zoom} onZoom={setZoom} />
      <div
        className={`${look.tracks} ${look.oneColumnMedium} ${look.top}`}
        style={{ '--columns': 'minmax(0, 1fr) 280px' }}
        data-gap="16"
      >
        <div className={look.stack}>
          <Canvas zoom={zoom} onZoom={setZoom} />
          <HistoryCard />
          <VersionsCard />
        </div>
        <div className={look.stack}>
          <SelectionCard />
          <ShapeList />
        </div>
      </div>
    </EditorContext>
  )
}

/** Follows the steps of others, and reports what became of one's own. */
function useNews(document: PlanDocument) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const latest = useLatest({ t, describe })
  useEffect(() => {
    const ends = [
      onRows('floor-plans', ids => {
        const { plan } = document.state.getState()
        if (ids === null || ids.includes(plan.id)) document.noteChange(ids === null)
      }),
      document.onNotice((notice: PlanNotice) => {
        const { t: say, describe: textOf } = latest.current
        if (notice.kind === 'refused') toast.error(say('failed', { reason: textOf(notice.error) }), { cause: 'plan' })
        else if (notice.kind === 'dropped') toast.warning(say('dropped', { count: notice.count }), { cause: 'plan' })
        else toast.info(say('merged', { count: notice.count }), { cause: 'plan' })
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [document])
}
