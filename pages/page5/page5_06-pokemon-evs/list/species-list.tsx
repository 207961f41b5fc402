import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { FilledPage } from '#client/list/filled-page.tsx'
import { FilterChips } from '#client/list/filters/filter-chips.tsx'
import { FilterFields } from '#client/list/filters/filter-fields.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { filterMessages } from '#client/ui/filters/messages.ts'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { Pager } from '#client/ui/table/pager/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { columns, type ListView } from '#pages/page5/page5_06-pokemon-evs/columns.tsx'
import { linkToEntry, linkToNewPlan, PLANS_PATH } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { type Entry, usePokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import type { SpeciesListState } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { statMessages, typeMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { useCanWrite } from '#pages/page5/page5_06-pokemon-evs/use-can-write.ts'
import { filtersOf } from './filters.tsx'
import { useSpeciesList } from './use-species-list.ts'

const NO_ROWS: Entry[] = []
const MENU: RowMenu<Entry, ListView> = {
  nameOf: ({ name }, { language }) => name[language],
  linkOf: ({ dexId }) => linkToEntry(dexId),
}
const rowId = ({ dexId }: Entry) => String(dexId)

/** All 400 entries, searched and sorted in the browser, because a single response contains them. */
export function SpeciesList() {
  const { t, language } = useLocale(messages)
  const { t: tFilters } = useLocale(filterMessages)
  const { t: tStat } = useLocale(statMessages)
  const { t: tType } = useLocale(typeMessages)
  const canWrite = useCanWrite()
  const query = usePokedex()
  const list = useSpeciesList(query.data?.entries)
  const imageTemplate = query.data?.imageTemplate ?? null
  const view = useMemo<ListView>(
    () => ({ t, tStat, tType, language, imageTemplate }),
    [t, tStat, tType, language, imageTemplate],
  )
  const { state, active } = list
  const filters = filtersOf(view, { text: list.text, onType: list.handleType })
  return (
    <FilledPage>
      <DataTable
        label={t('list')}
        isCompact
        menu={MENU}
        columns={columns}
        view={view}
        rows={query.data ? list.rows : NO_ROWS}
        rowId={rowId}
        state={tableState(query)}
        sort={state.sort}
        // Only sortable columns have a sort button in their head.
        onSortChange={sort => list.change({ sort: sort as SpeciesListState['sort'] })}
        toolbar={
          <FilterFields
            {...{ filters, state, active }}
            onChange={list.change}
            onRemove={list.remove}
            onReset={list.handleReset}
          />
        }
        actions={
          <>
            <ButtonLink label={t('myPlans')} to={PLANS_PATH} />
            {canWrite && <ButtonLink kind="main" label={t('newPlan')} to={linkToNewPlan()} />}
          </>
        }
        fills
        chips={<FilterChips {...{ filters, state, active }} onRemove={list.remove} onReset={list.handleReset} />}
        empty={
          <Empty
            title={t('noMatchTitle')}
            text={t('noMatchText')}
            action={{ label: tFilters('resetFilters'), act: list.handleReset }}
          />
        }
        footer={
          <Pager
            {...list.pager}
            // On a phone, its line is there before it. On a wide screen, it comes with the total, which would move it.
            lead={
              query.data ? (
                <p key="note" className={look.dim}>
                  {t('baseNote')}
                </p>
              ) : (
                <p key="line">&nbsp;</p>
              )
            }
            count={query.data && list.pager.count}
            limit={state.limit}
            onLimitChange={limit => list.change({ limit })}
          />
        }
      />
    </FilledPage>
  )
}
