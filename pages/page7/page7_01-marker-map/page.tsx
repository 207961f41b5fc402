import IconFocus2 from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs'
import { useMemo, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useMap } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { HistoryButtons } from '#client/ui/history/history-buttons.tsx'
import look from '#client/ui/look.module.css'
import { FileButtons } from '#client/ui/map/actions/file-buttons.tsx'
import layout from '#client/ui/map/map-page.module.css'
import { fetchMapCode } from '#client/ui/map/map-view.tsx'
import { type LngLat, TAIWAN_VIEW } from '#client/ui/map/viewpoint.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { EmptyMap } from './empty-map.tsx'
import { MarkerImport } from './files/marker-import.tsx'
import { ACCEPT, FORMATS, useFiles } from './files/use-files.ts'
import { KeepingNotice } from './keeping-notice.tsx'
import { MarkerMap } from './map/marker-map.tsx'
import { addMarker, moveMarker } from './markers/actions.ts'
import { messages } from './messages.ts'
import { columns, type MarkerView } from './panel/columns.tsx'
import { ListFilter } from './panel/list-filter.tsx'
import { MarkerForm } from './panel/marker-form.tsx'
import { NO_LIST } from './search-params.ts'
import { StepNote } from './step-note.tsx'
import { useCounties } from './use-counties.ts'
import { useMarkerMap } from './use-marker-map.ts'
import { useSteps } from './use-steps.ts'

const nameOf = ({ name }: { name: string }) => name
const rowId = ({ id }: { id: string }) => id

export default function MarkerMapPage() {
  const t = useMessages(messages)
  const map = useMarkerMap()
  const { markers, filter, shown, chosen, choose, lists } = map
  const files = useFiles(shown)
  const steps = useSteps(arrived => {
    // Markers that arrive in a hidden list would not be seen.
    if (lists) map.setLists(undefined)
    map.showAll(arrived)
  })
  const [isPlacing, setIsPlacing] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const table = useRef<HTMLElement>(null)
  const view = useMarkerView(map)

  function place(at: LngLat) {
    setIsPlacing(false)
    // A new marker joins the only shown list, or it would be hidden at once.
    const [only, ...others] = lists ?? []
    const list = others.length === 0 && filter.some(({ id }) => id === only) ? only : undefined
    if (lists && !lists.includes(list ?? NO_LIST)) map.setLists(undefined)
    const id = addMarker({ ...at, name: t('newName', { number: markers.length + 1 }), list })
    setAdded(id)
    choose(id)
  }

  function remove() {
    if (!chosen) return
    steps.remove(chosen)
    close()
  }
  function close() {
    choose(undefined)
    // The focused element has disappeared.
    table.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageHead
        actions={
          <>
            <HistoryButtons canUndo={steps.canUndo} canRedo={steps.canRedo} onUndo={steps.undo} onRedo={steps.redo} />
            <FileButtons
              formats={FORMATS}
              canExport={shown.length > 0}
              onSave={files.save}
              accept={ACCEPT}
              onOpen={files.openPreview}
            />
          </>
        }
      />
      <KeepingNotice />
      <div className={layout.page}>
        <div className={layout.map}>
          <MarkerMap
            markers={shown}
            typeOf={map.typeOf}
            chosen={chosen}
            frame={map.frame}
            view={map.view}
            onViewChange={map.setView}
            isPlacing={isPlacing}
            onPlacingChange={setIsPlacing}
            onPlace={place}
            onChoose={choose}
            onMove={to => chosen && moveMarker(chosen.id, to)}
            onRemove={remove}
            onClose={close}
          />
        </div>
        <div className={look.stack} style={{ '--tallest': 'max(320px, calc(100dvh - 320px))' }}>
          {chosen && (
            <MarkerForm
              key={chosen.id}
              marker={chosen}
              filter={filter}
              isNew={chosen.id === added}
              onLeave={() => setAdded(null)}
              onRemove={remove}
              onClose={close}
            />
          )}
          <ListFilter
            filter={filter}
            counts={map.counts}
            lists={lists}
            onListsChange={map.setLists}
            onRemove={steps.removeList}
          />
          <DataTable
            label={t('markers')}
            columns={columns}
            view={view}
            rows={shown}
            rowId={rowId}
            state={{ is: 'ready' }}
            sortedBy="client"
            sort={map.sort}
            onSortChange={map.setSort}
            menu={{
              nameOf,
              onOpen: ({ id }) => choose(id),
              actionsOf: marker => [{ label: t('remove'), isDanger: true, act: () => steps.remove(marker) }],
            }}
            currentId={chosen?.id}
            expectedRows={8}
            scroller={table}
            toolbar={
              <div className={`${look.row} ${look.between}`}>
                <h2 className={`${look.heading} ${look.grow} ${look.shrink} ${look.breaking}`}>
                  {t('count', { count: shown.length })}
                </h2>
                <Button icon={IconFocus2} label={t('addAtCentre')} onClick={() => place(map.view ?? TAIWAN_VIEW)} />
              </div>
            }
            empty={
              <EmptyMap
                isFiltered={markers.length > 0}
                isLoading={steps.isLoading}
                onExample={steps.loadExample}
                onShowAll={() => map.setLists(undefined)}
              />
            }
          />
        </div>
      </div>
      <StepNote note={steps.note} onUndo={steps.undo} />
      {files.preview && (
        <MarkerImport
          {...files.preview}
          state={{ markers, filter }}
          onClose={files.closePreview}
          onImport={(imported, manner) => {
            files.closePreview()
            steps.takeIn(imported, manner)
          }}
        />
      )}
    </>
  )
}
/** The map code, loaded once the code of all pages is there. */
MarkerMapPage.later = fetchMapCode

function useMarkerView({ shown, chosen, typeOf, choose }: ReturnType<typeof useMarkerMap>): MarkerView {
  const t = useMessages(messages)
  const countyAt = useCounties(shown, t('atSea'))
  const filter = useMap(map => map.filter)
  // `choose` changes with the URL, which would render every row again, so it is read through a ref.
  const latest = useRef(choose)
  latest.current = choose
  return useMemo(() => {
    const names = new Map(filter.map(({ id, name }) => [id, name]))
    return {
      t,
      chosen: chosen?.id,
      typeOf,
      listName: list => names.get(list ?? '') ?? '',
      countyAt,
      onChoose: id => latest.current(id),
    }
  }, [t, filter, chosen?.id, typeOf, countyAt])
}
