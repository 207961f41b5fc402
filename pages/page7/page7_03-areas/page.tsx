import { useEffect, useRef } from 'react'
import { HistoryButtons } from '#client/ui/history/history-buttons.tsx'
import look from '#client/ui/look.module.css'
import { FileButtons } from '#client/ui/map/actions/file-buttons.tsx'
import layout from '#client/ui/map/map-page.module.css'
import { fetchMapCode } from '#client/ui/map/map-view.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { AreaOverlap } from '#resources/areas/contract.ts'
import { MAX_AREAS } from '#resources/areas/rules.ts'
import { ACCEPT, FORMATS, useFiles } from './files/use-files.ts'
import { AreaImport, Refused } from './later.tsx'
import { AreaMap } from './map/area-map.tsx'
import { AreaList } from './panel/area-list.tsx'
import { DraftCard } from './panel/draft-card.tsx'
import { DrawingCard } from './panel/drawing-card.tsx'
import { OpenArea } from './panel/open-area.tsx'
import { useTeams } from './panel/use-teams.ts'
import { useAreas } from './use-areas.ts'
import { useEditor } from './use-editor.ts'

const NO_OVERLAPS: readonly AreaOverlap[] = []

export default function AreasPage() {
  const page = useAreas()
  const { query, areas, open, openArea, canEdit, view } = page
  const editor = useEditor(page)
  const teams = useTeams()
  const files = useFiles(areas, teams)
  const { draft, drawing, steps } = editor
  const { refusal } = steps
  const panel = usePanelFocus(drawing?.tool ?? (draft.isOpen ? 'draft' : open?.id), query.isSuccess)
  return (
    <>
      <PageHead
        actions={
          <>
            {canEdit && (
              <HistoryButtons
                canUndo={editor.canUndo}
                canRedo={editor.canRedo}
                onUndo={editor.undo}
                onRedo={editor.redo}
              />
            )}
            <FileButtons
              formats={FORMATS}
              canExport={areas.length > 0}
              onSave={files.save}
              accept={canEdit && ACCEPT}
              onOpen={files.openPreview}
            />
          </>
        }
      />
      <div className={layout.page}>
        <div className={layout.map}>
          <AreaMap
            areas={areas}
            open={open}
            overlaps={refusal?.is === 'overlaps' ? refusal.overlaps : NO_OVERLAPS}
            theirs={refusal?.is === 'stale' && refusal.current.id === draft.base?.id ? refusal.current : null}
            editor={editor}
            canEdit={canEdit}
            onOpen={openArea}
            view={view}
            onViewChange={page.setView}
          />
        </div>
        <div ref={panel} className={look.stack}>
          {refusal && <Refused refusal={refusal} editor={editor} />}
          {drawing && <DrawingCard drawing={drawing} editor={editor} view={view} />}
          {!drawing && draft.shape && <DraftCard shape={draft.shape} editor={editor} teams={teams} />}
          {!drawing && !draft.isOpen && open && (
            <OpenArea
              area={open}
              areas={areas}
              teams={teams}
              editor={editor}
              canEdit={canEdit}
              onClose={() => openArea(null)}
            />
          )}
          {!drawing && !draft.isOpen && (
            <Loaded query={query} height={320}>
              {() => (
                <AreaList
                  areas={areas}
                  teams={teams}
                  openId={open?.id}
                  onOpen={openArea}
                  onDraw={canEdit ? () => editor.draw('area') : null}
                />
              )}
            </Loaded>
          )}
        </div>
      </div>
      {files.preview && (
        <AreaImport
          {...files.preview}
          onFail={files.closePreview}
          room={MAX_AREAS - areas.length}
          teams={teams}
          onClose={files.closePreview}
          onImport={imported => {
            files.closePreview()
            void editor.importAreas(imported)
          }}
        />
      )}
    </>
  )
}
/** The map code, loaded once the code of all pages is there. */
AreasPage.later = fetchMapCode

/**
 * Moves the focus to the heading of the card that has opened, if the focus was in the panel, or was lost with the pressed
 * button. A click on the map leaves it there.
 */
function usePanelFocus(shown: string | number | undefined, isLoaded: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const wasLoaded = useRef(isLoaded)
  useEffect(() => {
    const isFirst = !wasLoaded.current
    wasLoaded.current = isLoaded
    if (before.current === shown) return
    before.current = shown
    // The area that a link names was opened by nobody.
    if (isFirst) return
    const { activeElement, body } = document
    if (activeElement === body || panel.current?.contains(activeElement)) panel.current?.querySelector('h2')?.focus()
  }, [shown, isLoaded])
  return panel
}
