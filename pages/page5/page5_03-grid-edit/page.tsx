import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import { useId, useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { FilledPage } from '#client/list/filled-page.tsx'
import { ListChips, ListFilters } from '#client/list/filters/list-filters.tsx'
import { ListPager } from '#client/list/list-pager.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { useListPage } from '#client/list/use-list-page.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { HistoryButtons } from '#client/ui/history/history-buttons.tsx'
import look from '#client/ui/look.module.css'
import { Help } from '#client/ui/popover/help.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { FailedRows, StaleNotice } from '#client/ui/table/table-notices.tsx'
import { textOf } from './cells.ts'
import { useEdits } from './edits/use-edits.ts'
import { filtersOf } from './filters.ts'
import { messages } from './messages.ts'
import { PriceDialog } from './price-dialog.tsx'
import { SaveState } from './save-state.tsx'
import { productsSearch } from './search-params.ts'
import { Sheet } from './sheet/sheet.tsx'
import { useSheet } from './sheet/use-sheet.ts'
import { useWidths } from './sheet/use-widths.ts'

export default function GridEditPage() {
  const hintId = useId()
  const t = useMessages(messages)
  const keys = useKeyText()
  const canWrite = useGlobal(global => global.permissions.includes('products:write'))
  const list = useListPage(productsSearch)
  const { rows, tableState } = list
  const filters = filtersOf(t, useLanguage())
  const edits = useEdits(rows)
  const widths = useWidths(list)
  const sheet = useSheet(rows, edits, widths, canWrite)
  const [isPricing, setIsPricing] = useState(false)
  const isLeft = [...edits.drafts.values()].some(({ issue }) => issue !== null)
  useLeaveGuard(isLeft || edits.isSending || sheet.typing !== null)
  const selected = sheet.selected.length
  const namedKeys = { undo: keys('undo'), redo: keys('redo'), narrower: keys('narrower'), wider: keys('wider') }
  return (
    <>
      <FilledPage
        actions={
          canWrite && (
            <>
              <Help id={hintId} label={t('help')} hints={t('keys', namedKeys).split('\n')} />
              <HistoryButtons canUndo={edits.canUndo} canRedo={edits.canRedo} onUndo={edits.undo} onRedo={edits.redo} />
              <Button
                kind="main"
                // As wide for any count: a line of tools that wraps otherwise would move the cells under the pointer.
                style={{ minWidth: '13em' }}
                icon={IconPercentage}
                label={t('changePrices', { count: selected })}
                disabled={selected === 0}
                onClick={() => setIsPricing(true)}
              />
            </>
          )
        }
        filters={<ListFilters {...{ list, filters }} />}
      >
        <ListChips {...{ list, filters }} />
        {tableState.is === 'failed' && rows.length > 0 && <StaleNotice {...tableState} />}
        <div className={`${look.column} ${look.clip}`}>
          {tableState.is === 'loading' ? (
            <div className={`${look.grow} ${look.gutter}`} data-pad="12 0">
              <Skeleton height={400} />
            </div>
          ) : rows.length > 0 ? (
            <Sheet {...{ rows, edits, sheet, widths, canWrite, hintId }} />
          ) : tableState.is === 'failed' ? (
            <FailedRows {...tableState} />
          ) : (
            <EmptyList isFiltered={list.active.length > 0} t={t} onReset={() => list.reset()} />
          )}
          <SaveState edits={edits} canWrite={canWrite} />
          <ListPager list={list} />
        </div>
      </FilledPage>
      {isPricing && (
        <PriceDialog
          products={sheet.selected}
          onClose={() => setIsPricing(false)}
          onApply={prices => {
            setIsPricing(false)
            sheet.submit(
              prices.map(({ product, priceCents }) => ({
                id: product.id,
                field: 'priceCents',
                text: textOf({ ...product, priceCents }, 'priceCents'),
              })),
            )
          }}
        />
      )}
    </>
  )
}
GridEditPage.prefetch = prefetchRows(productsSearch)
