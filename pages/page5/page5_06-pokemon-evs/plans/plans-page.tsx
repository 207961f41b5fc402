import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { PAGE_HEADING_ID, PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { useEvWords } from '#pages/page5/page5_06-pokemon-evs/ev-words.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { LIST_PATH, newPlanPath } from '#pages/page5/page5_06-pokemon-evs/places.ts'
import { usePokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { natureMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { useCanWrite } from '#pages/page5/page5_06-pokemon-evs/use-can-write.ts'
import { listSpreads, type Spread } from '#resources/spreads/contract.ts'
import { pageQuery } from '#shared/paging.ts'
import { type PlanView, planColumns } from './plan-columns.tsx'
import { planMessages } from './plan-messages.ts'
import { useSpreadRemoval } from './use-spread-removal.ts'

const PlanListState = z.object(pageQuery)
const NO_ROWS: Spread[] = []
/** The empty list's words need as much room on a small screen. */
const EXPECTED_ROWS = 8

/** `/plan`: the operator's own plans, the one saved last first. */
export function PlansPage() {
  const t = useMessages(planMessages)
  const tPage = useMessages(messages)
  const [state, change] = useUrlState(PlanListState)
  const query = useQuery({ ...api.query(listSpreads, { query: state }), placeholderData: keepPreviousData })
  const pages = useCursorPages(state.cursor, query, change)
  const rows = query.data?.rows ?? NO_ROWS
  const view = usePlanView()
  const canWrite = useCanWrite()
  return (
    <>
      <PageHead
        place={{ title: t('plans'), text: t('plansText') }}
        actions={
          <>
            <Button variant="default" component={Link} to={LIST_PATH}>
              {tPage('allEntries')}
            </Button>
            {canWrite && (
              <Button component={Link} to={newPlanPath()}>
                {t('newPlan')}
              </Button>
            )}
          </>
        }
      />
      <DataTable
        label={t('plans')}
        columns={planColumns}
        view={view}
        rows={rows}
        rowId={({ id }) => id}
        state={tableState(query)}
        expectedRows={EXPECTED_ROWS}
        empty={
          <Notice
            tone="empty"
            level={2}
            title={t('noPlansTitle')}
            actions={
              canWrite && (
                <Button component={Link} to={newPlanPath()}>
                  {t('newPlan')}
                </Button>
              )
            }
          >
            {t('noPlansText')}
          </Notice>
        }
        footer={
          <Pager
            shown={rows.length}
            before={pages.pagesBefore === null ? null : pages.pagesBefore * state.limit}
            count={query.data?.count}
            limit={state.limit}
            onLimitChange={limit => change({ limit, cursor: undefined })}
            {...pages}
          />
        }
      />
    </>
  )
}

function usePlanView(): PlanView {
  const t = useMessages(planMessages)
  const tNature = useMessages(natureMessages)
  const language = useLanguage()
  const inWords = useEvWords()
  const { moment: formatTime } = useFormats()
  const remove = useSpreadRemoval()
  const canWrite = useCanWrite()
  const pokedex = usePokedex()
  const entries = pokedex.data?.entries
  // The functions say the same until the language changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are made anew at each draw.
  return useMemo(() => {
    async function handleDelete(spread: Spread) {
      // The button that has the focus goes with its row.
      if (await remove(spread)) document.getElementById(PAGE_HEADING_ID)?.focus()
    }
    return { t, tNature, inWords, formatTime, language, entries: entries ?? [], canWrite, onDelete: handleDelete }
  }, [t, tNature, language, entries, canWrite])
}
